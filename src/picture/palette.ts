/**
 * Colors of all pictures. The marking colors are those of Okabe and Ito, which people with any kind of color
 * blindness can tell apart; whatever they mark also differs in shape or letter.
 */
export const INK = {
  /** Behind everything. */
  night: '#12141c',
  rock: '#1d212c',
  rockEdge: '#566075',
  panel: '#20242f',
  panelEdge: '#3d4558',
  parchment: '#efe3c4',
  text: '#f6f1e3',
  quiet: '#a9b0c0',
  outline: '#0b0c11',
  gold: '#f0c75e',
  wood: '#8a5a2b',
  woodDark: '#4b2e15',
  iron: '#c9ced8',
} as const;

/** Okabe and Ito's colors, lightened a little for dark ground. */
export const MARK = {
  orange: '#f2a51f',
  sky: '#5cbcf0',
  green: '#1fb385',
  yellow: '#f2e24b',
  blue: '#2b83d0',
  vermilion: '#e8622a',
  pink: '#dd8bbb',
  white: '#f4f4f4',
} as const;

export type MarkColour = keyof typeof MARK;

/** Colors of quantities, the same on every picture. */
export const GAUGE = {
  health: '#e5484d',
  healthLost: '#4a1f26',
  /** Dark enough for light numbers on it. */
  healthBehindNumbers: '#b3202c',
  armor: '#9fb4cf',
  focus: '#63d2ff',
  supply: '#d8a657',
  threat: '#b98aff',
  action: '#8bd450',
} as const;

/** A color with opacity, from "#rrggbb" and 0 to 1. */
export function faded(colour: string, opacity: number): string {
  const alpha = Math.round(Math.min(1, Math.max(0, opacity)) * 255);
  return `${colour}${alpha.toString(16).padStart(2, '0')}`;
}

/** A color lightened (up to 1) or darkened (down to -1). */
export function shaded(colour: string, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const part = Math.abs(amount);
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const mixed = channels.map((value) => Math.round(value + (target - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
