import type { CardView } from '../../../src/games/altar-quest/rules/view.ts';

/** A card that lies openly, with nothing on it. */
export const lying = (card: string): CardView => ({
  card,
  exhausted: false,
  progress: 0,
  threshold: null,
  quest: 0,
  search: 0,
  armor: 0,
  marks: null,
  used: [],
  attached: [],
});
