/**
 * What we play where the rule book contradicts itself (AL-C) or leaves something open (L-), as far as it is a
 * figure or a switch. Other rulings are in the code under their numbers, and `docs/rules` has all of them.
 * What groups may want to play differently is an option of the match, in `options.ts`.
 */
export const RULINGS = {
  /** AL-C1: Shrines and active Altars together that complete a god's board. */
  completeAt: 5,
  /** AL-C3: Priestesses returned to the box, by players, taken literally. */
  priestessesRemoved: { 2: 2, 3: 1, 4: 2, 5: 0 } as { readonly [players: number]: number },
  /** AL-C4: the round in which a board is completed or the Shrines run out is played to its end. */
  finishRound: true,
  /** L-20 (AL-036, AL-037): a card that counts double already isn't doubled again in the worship area. */
  mostValueOfOneCard: 2,
  /** L-23: where actions may be alike, passing gives up all remaining main actions. */
  passEndsActions: true,
  /** L-24: an action that a card gives may be of a kind already taken, where two have to differ. */
  extraActionsMayRepeat: true,
  /** L-15: once all cards are drawn, the match ends after this many rounds of turns in a row without an action. */
  roundsOfPasses: 1,
} as const;

/** Fixed figures of the rule book. */
export const LIMITS = {
  /** AL-001 */ players: { min: 2, max: 5 },
  /** AL-001 */ godsOfTwoPlayers: 2,
  /** AL-003, AL-050 */ altars: 4,
  /** AL-003, AL-038 */ shrines: 3,
  /** AL-034, L-05 */ hand: 6,
  /** AL-035, AL-C5 */ ritual: 3,
  /** AL-022, AL-025 */ drawsPerTurn: { two: 2, more: 1 },
  /** AL-022, AL-025 */ actionsPerTurn: { two: 2, more: 1 },
  /** AL-016, AL-021 */ shrineTiles: { 2: 9, 3: 6, 4: 9, 5: 12 } as {
    readonly [players: number]: number;
  },
  /** AL-013, AL-015, AL-021 */ dealt: { 2: 5, 3: 4, 4: 5, 5: 6 } as {
    readonly [players: number]: number;
  },
} as const;
