import { definition } from '../cards/library.ts';
import type { AltarQuestState } from '../state.ts';
import type { RoomId, TestKind } from '../terms.ts';
import type { Stakes, TestData } from '../test-data.ts';
import { cardState } from './card-state.ts';
import { armorOf, roomOfFigure } from './figures.ts';
import { looking } from './once.ts';
import { defenseOf, fixed, healthLeft, modifier } from './values.ts';

export function stakesOf(state: AltarQuestState, data: TestData): Stakes {
  const { kind, difficulty } = data;
  const enemy = data.enemy ?? '';
  const plain = plainStakes(kind, difficulty);
  switch (kind) {
    case 'test':
    case 'resist':
      return plain;
    case 'attack':
      return stakesOfAttack(state, data.hero, enemy);
    case 'inflict': {
      const defense = defenseOf(state, data.hero) + (data.addedDefense ?? 0);
      return { ...plain, defense };
    }
    case 'search':
      return stakesOfSearch(state, roomOfFigure(state, data.hero));
    case 'task': {
      const { threshold } = definition(data.card);
      const needed = fixed(state, threshold ?? 1) - (cardState(state, data.card).progress ?? 0);
      return { ...plain, needed };
    }
  }
}

/** What is at stake in a test about which only kind and difficulty are known. */
export const plainStakes = (kind: TestKind, difficulty: number | null): Stakes => ({
  kind,
  difficulty,
  defense: 0,
  armor: 0,
  health: 0,
  added: 0,
  tokens: 0,
  needed: 0,
});

/** For a search of a room: the tokens on its feature cancel successes. */
export function stakesOfSearch(state: AltarQuestState, room: RoomId | null): Stakes {
  const feature = state.features[room ?? ''];
  const tokens = feature === undefined ? 0 : (cardState(state, feature).search ?? 0);
  return { ...plainStakes('search', null), tokens };
}

/** What an attack on an enemy has to get through. */
export const attackStakes = (state: AltarQuestState, hero: string, enemy: string) =>
  looking(state, () => ({
    defense: defenseOf(state, enemy),
    armor: armorOf(state, enemy),
    health: healthLeft(state, enemy),
    added: modifier(state, 'attack-damage', hero),
  }));

export const stakesOfAttack = (state: AltarQuestState, hero: string, enemy: string): Stakes => ({
  ...plainStakes('attack', null),
  ...attackStakes(state, hero, enemy),
});

/**
 * The outcome of a number of successes: damage dealt (attack), damage before armor tokens (inflict), damage
 * suffered (resist), what is found (search), progress (task), successes (test without difficulty), or 1 for
 * passed and 0 for failed (AQ-188 to AQ-205).
 */
export function outcomeOf(stakes: Stakes, successes: number): number {
  const { kind, difficulty, defense, armor, added, tokens, needed } = stakes;
  switch (kind) {
    case 'test':
      return difficulty === null ? successes : Number(successes >= difficulty);
    case 'attack': {
      const hits = Math.max(0, successes - defense);
      return hits === 0 ? 0 : Math.max(0, hits + added - armor);
    }
    case 'inflict':
      return Math.max(0, (difficulty ?? 0) - successes - defense);
    case 'resist':
      return Math.max(0, (difficulty ?? 0) - successes);
    case 'search':
      return Math.max(0, successes - tokens);
    case 'task':
      return Math.min(needed, Math.max(0, successes - (difficulty ?? 0)));
  }
}

/**
 * Increases exactly when a number of successes makes the result better for the hero. Decides whether asking
 * about supply and focus matters at all.
 */
export function worthOf(stakes: Stakes, successes: number): number {
  const { kind, defense, armor, health } = stakes;
  if (kind === 'attack') {
    return Math.min(armor + health, Math.max(0, successes - defense));
  }
  const outcome = outcomeOf(stakes, successes);
  return kind === 'inflict' || kind === 'resist' ? -outcome : outcome;
}
