import type { FollowerDefinition } from '../rules/cards/definition.ts';

/** Influence cards: for a round, the other gods go without (AL-044). */
export const OMENS: readonly FollowerDefinition[] = [
  { id: 'eclipse', copies: 1, kind: 'omen', denies: 'ritual' },
  { id: 'curfew', copies: 1, kind: 'omen', denies: 'worship' },
  { id: 'long-night', copies: 1, kind: 'omen', denies: 'activate' },
  { id: 'fog', copies: 1, kind: 'omen', denies: 'row' },
  { id: 'false-peace', copies: 1, kind: 'omen', denies: 'protection' },
];
