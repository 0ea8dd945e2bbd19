import type { SKRSContext2D } from '@napi-rs/canvas';
import { shaded } from '../palette.ts';
import type { Brush } from './brush.ts';
import { outline } from './outlines.ts';
import type { Part } from './part.ts';

export type AuraShape =
  | 'glow'
  | 'rays'
  | 'halo'
  | 'heart'
  | 'moon'
  | 'drop'
  | 'peaks'
  | 'eyes'
  | 'blades'
  | 'fire'
  | 'stars'
  | 'storm'
  | 'leaves';

/** What stands behind a head, filled with light. */
const AURAS: { readonly [shape in AuraShape]: string } = {
  glow: '',
  halo: 'M50 0 A44 44 0 1 0 50.1 0 Z M50 5 A39 39 0 1 1 49.9 5 Z',
  rays: Array.from({ length: 12 }, (_, ray) => {
    const turn = (ray / 12) * Math.PI * 2;
    const at = (angle: number, far: number) =>
      `${(50 + Math.cos(angle) * far).toFixed(1)} ${(44 + Math.sin(angle) * far).toFixed(1)}`;
    return `M50 44 L${at(turn - 0.12, 90)} L${at(turn + 0.12, 90)} Z`;
  }).join(' '),
  heart: 'M50 98 C20 76 -4 58 0 28 C3 4 36 -2 50 20 C64 -2 97 4 100 28 C104 58 80 76 50 98 Z',
  moon: 'M66 -2 C36 -6 4 16 4 48 C4 82 36 102 68 96 C44 88 26 72 26 46 C26 22 44 6 66 -2 Z',
  drop: 'M50 -6 C62 18 92 40 92 66 C92 88 74 104 50 104 C26 104 8 88 8 66 C8 40 38 18 50 -6 Z',
  peaks: 'M-6 104 L22 26 L32 46 L52 -2 L68 40 L78 24 L106 104 Z',
  eyes: [
    [12, 16],
    [88, 14],
    [6, 44],
    [94, 46],
    [14, 70],
    [88, 72],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `M${x - 8} ${y} Q${x} ${y - 8} ${x + 8} ${y} Q${x} ${y + 8} ${x - 8} ${y} Z`,
    )
    .join(' '),
  blades:
    'M4 -2 L16 6 L60 62 L54 68 L8 14 Z M96 -2 L84 6 L40 62 L46 68 L92 14 Z M18 60 L6 46 L0 66 L14 78 Z M82 60 L94 46 L100 66 L86 78 Z',
  fire: 'M-4 104 C-8 76 6 66 4 46 C14 52 16 60 18 64 C18 40 30 30 30 8 C42 18 44 28 46 36 C52 22 50 6 60 -6 C66 14 76 26 76 44 C82 38 86 32 88 24 C98 46 92 66 104 104 Z',
  stars: [
    [14, 18, 9],
    [86, 12, 11],
    [8, 52, 6],
    [92, 48, 7],
    [32, 4, 5],
    [70, 2, 5],
    [18, 78, 5],
    [86, 76, 6],
  ]
    .map(
      ([x = 0, y = 0, far = 0]) =>
        `M${x} ${y - far} Q${x} ${y} ${x + far} ${y} Q${x} ${y} ${x} ${y + far} Q${x} ${y} ${x - far} ${y} Q${x} ${y} ${x} ${y - far} Z`,
    )
    .join(' '),
  storm:
    'M20 -4 L34 -4 L22 24 L32 24 L4 66 L14 34 L4 34 Z M84 4 L96 4 L88 30 L98 30 L74 74 L82 40 L74 40 Z',
  leaves: [
    [10, 22, 0.6],
    [90, 22, -0.6],
    [4, 54, 0.2],
    [96, 54, -0.2],
    [28, 2, 1.2],
    [72, 2, -1.2],
  ]
    .map(([x = 0, y = 0, bend = 0]) => {
      const [dx, dy] = [Math.cos(bend) * 13, Math.sin(bend) * 13];
      return `M${x - dx} ${y - dy} Q${x - dy} ${y + dx} ${x + dx} ${y + dy} Q${x + dy} ${y - dx} ${x - dx} ${y - dy} Z`;
    })
    .join(' '),
};

/** A medallion's ground of one color, lighter toward the light. */
export function drawPlainGround({ context }: Brush, colour: string): void {
  fillFrom(context, [shaded(colour, 0.16), colour, shaded(colour, -0.35)]);
}

/** A medallion's ground: night around a light, which somebody's element stands in. */
export function drawAura(brush: Brush, { shape, colour }: Part<AuraShape>): void {
  const { context, condition, flat, glow } = brush;
  const light = condition === 'defeated' ? '#4a4f5c' : condition === 'hurt' ? '#a8322a' : colour;
  fillFrom(context, [shaded(light, -0.3), shaded(light, -0.66), shaded(light, -0.85)]);
  if (shape === 'glow') return;
  context.globalAlpha = condition === 'defeated' ? 0.35 : 0.7;
  const paint = condition === 'defeated' ? flat : glow;
  paint(outline(AURAS[shape]), shaded(colour, -0.3));
  context.globalAlpha = 1;
}

/** Fills everything with three tones, from behind the head outward. */
function fillFrom(
  context: SKRSContext2D,
  [inner, middle, outer]: readonly [string, string, string],
): void {
  const light = context.createRadialGradient(42, 38, 4, 50, 50, 74);
  light.addColorStop(0, inner);
  light.addColorStop(0.6, middle);
  light.addColorStop(1, outer);
  context.fillStyle = light;
  context.fillRect(0, 0, 100, 100);
}
