export { definitionOf } from '../../../cards/library.ts';
export type { DoorId, RoomId, Space } from './board/board.ts';
/** A hero's id is the definition of their character card: `myreen`. */
export type HeroId = string;
/** One physical card: its definition, and a suffix if there are several: `frox-raider.red`. */
export type CardId = string;
export type CardDefinitionId = string;
/** A hero's id, or the card of an enemy or ally. */
export type FigureId = string;

/** The kinds of figures that an effect may reach. */
export const FIGURES = ['heroes', 'characters', 'enemies', 'traps'] as const;
export type Figures = (typeof FIGURES)[number];

/** The six attributes (AQ-171). */
export const ATTRIBUTES = [
  'might',
  'fortitude',
  'agility',
  'willpower',
  'charisma',
  'intellect',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The six rhunes, one on each face of an altar die (AQ-232). */
export const RHUNES = ['wathe', 'volkris', 'brase', 'lowek', 'aluna', 'nethander'] as const;
export type Rhune = (typeof RHUNES)[number];

/** Faces of a hero die (AQ-173). */
export const HERO_DIE_FACES = [
  'success',
  'success',
  'success',
  'focus',
  'success-focus',
  'critical',
] as const;
export type HeroDieFace = (typeof HERO_DIE_FACES)[number];

/** Kinds of tests (AQ-188 to AQ-205). */
export const TEST_KINDS = ['test', 'attack', 'inflict', 'resist', 'search', 'task'] as const;
export type TestKind = (typeof TEST_KINDS)[number];

/** Colors of the base rings; each minion kind and trap has one card per color (AQ-032, AQ-061). */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** The color in a card's name, if it has one. */
export const colourOf = (card: CardId): Colour | null => {
  const suffix = card.slice(card.indexOf('.') + 1);
  return COLOURS.find((colour) => colour === suffix) ?? null;
};

/** The decks of the table, and a hero's own. */
export type DeckName = 'threat' | 'villain' | 'quest' | 'feature' | 'search' | 'lurker' | 'hero';
