import type { AdventureState } from '../state.ts';

/** Challenge decks of which nothing is known: no card can be asked for. */
export const noChallenges = (): AdventureState['challenges'] => ({
  grey: { cards: [], seen: 0 },
  green: { cards: [], seen: 0 },
  yellow: { cards: [], seen: 0 },
  red: { cards: [], seen: 0 },
});
