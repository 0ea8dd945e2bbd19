/**
 * Where the documents contradict each other (C-) or leave something open (Q-), this is what we play.
 * What groups may want otherwise is an option of the match, in `options.ts`.
 */
export const RULINGS = {
  /** C-02: Reactions that may be played in one timing instance, by all heroes together. */
  reactionsPerInstance: 1,
  /** C-06: supply dice a hero may buy in one test. */
  supplyDicePerTest: 1,
  /** C-07: traits whose defeat gives supply. Villains and rivals give none. */
  supplyForDefeating: ['minion'] as readonly string[],
  /** C-11: a hero who can't draw a threat card draws a lurker, at any time. */
  lurkerInsteadOfThreat: true,
  /** C-13: features and the altar block movement; the stairs tile doesn't. */
  featuresBlockMovement: true,
  /** C-15: a rhune's die is rolled before its effect is applied. */
  rollRhuneDieFirst: true,
  /** what heroes start with unless the quest's Setup says otherwise. */
  startingSupply: 0,
  startingFocus: 0,
  startingArmor: 0,
  /** allies can't buy a supply die. */
  supplyDieForAllies: false,
  /** how often a walk sets off the same trap: at every step, or once a move. */
  trapTriggersPerMove: 'each-step' as 'each-step' | 'once',
  /** exhausted cards in the villain and quest areas are refreshed instead of activated. */
  refreshInsteadOfActivateEverywhere: true,
} as const;

/** Fixed figures of the rulebook. */
export const LIMITS = {
  /** AQ-085 */ actionsPerHero: 3,
  /** AQ-090 */ spacesPerMove: 3,
  /** AQ-052 */ startingHand: 4,
  /** AQ-058 */ altarDice: 5,
  /** AQ-206 */ focusTokens: 5,
  /** AQ-095 */ healedByRest: 2,
  /** AQ-117 */ revealsPerActPhase: 1,
  /** AQ-230 */ trinkets: 2,
  /** AQ-230 */ equipmentOfOtherTypes: 1,
} as const;
