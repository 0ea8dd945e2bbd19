import type {
  ChallengeDefinition,
  EncounterFace,
  ItemFace,
  Strength,
} from '../../rules/cards/definition.ts';
import type { AttackType, Color, Trait } from '../../rules/terms.ts';

/**
 * Helpers for writing challenge cards: each function makes one face, so that a card of a deck takes a few lines
 * and begins with what it is.
 */

/** The cards of one color. */
export const deckOf = (
  color: Color,
  cards: readonly Pick<ChallengeDefinition, 'id' | 'front' | 'back'>[],
): readonly ChallengeDefinition[] =>
  cards.map((card) => ({ ...card, type: 'challenge' as const, color }));

const striking =
  (type: AttackType) =>
  (attack: number, defense: number, damage = 1): Strength => ({ attack, type, defense, damage });

export const melee = striking('melee');
export const ranged = striking('ranged');

export const enemy = (
  trait: Trait,
  strength: Strength,
  more: Pick<EncounterFace, 'aggro' | 'powers' | 'passives'> = {},
): EncounterFace => ({ face: 'encounter', trait, ...strength, ...more });

type Worn = Pick<ItemFace, 'icons' | 'potions' | 'powers' | 'passives'>;

/** @param damage replaces what is printed on the character card, if given (W-04) */
export const weapon = (
  attack: number,
  type: AttackType,
  { damage, ...more }: Worn & { damage?: number } = {},
): ItemFace => ({
  face: 'item',
  slot: 'weapon',
  weapon: { attack, type, ...(damage === undefined ? {} : { damage }) },
  ...more,
});

export const armor = (defense: number, more: Worn = {}): ItemFace => ({
  face: 'item',
  slot: 'armor',
  defense,
  ...more,
});

export const bag = (more: Pick<ItemFace, 'potions' | 'powers' | 'passives' | 'use'>): ItemFace => ({
  face: 'item',
  slot: 'bag',
  ...more,
});

/** Used once and gone. */
export const spend = (
  timing: NonNullable<ItemFace['use']>['timing'],
  effect: NonNullable<ItemFace['use']>['effect'],
  condition?: NonNullable<ItemFace['use']>['if'],
): NonNullable<ItemFace['use']> => ({
  timing,
  discard: true,
  ...(condition ? { if: condition } : {}),
  effect,
});

/** Used once a turn, again and again. */
export const reuse: typeof spend = (timing, effect, condition) => ({
  ...spend(timing, effect, condition),
  discard: false,
});
