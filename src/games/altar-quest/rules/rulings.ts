/**
 * What we play where the documents contradict each other (C-) or leave something open (Q-), as far as it is a
 * figure or a list. The other rulings appear in the code under their numbers, all of them in `docs/rules`. What
 * groups may want to change is an option of the match, in `options.ts`.
 */
export const RULINGS = {
  /** C-02: Reactions that may be played in one timing instance, by all heroes together. */
  reactionsPerInstance: 1,
  /** C-06: supply dice that a hero may buy in one test, all or none of them. */
  supplyDicePerTest: 1,
  /** what a supply die has to add on average to be offered, as a share of one point of the outcome. */
  leastOfASupplyDie: 0.03,
  /** C-07: traits whose defeat gives supply. Villains and rivals give none. */
  supplyForDefeating: ['minion'] as readonly string[],
  /** what heroes start with unless the quest's Setup says otherwise. */
  startingSupply: 0,
  startingFocus: 0,
  startingArmor: 0,
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
  /** AQ-069 */ lurkersWithARival: 3,
  /** AQ-230 */ trinkets: 2,
  /** AQ-230 */ equipmentOfOtherTypes: 1,
  /**
   * AQ-021: the box has this many enemy upgrades. Ours has more, of which a campaign draws no more than this,
   * by lot.
   */
  enemyUpgradesInCampaign: 6,
} as const;
