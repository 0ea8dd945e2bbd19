/**
 * What we play where the rulebook leaves something open (W-), as far as it is a figure or a switch. Other
 * rulings are in the code under their numbers, and `docs/rules` has all of them. What groups may want to play
 * differently is an option of the match, in `options.ts`.
 */
export const RULINGS = {
  /** W-01: what the movement die shows: spaces, and the energy that goes with them. */
  movementDie: [
    { spaces: 1, energy: 3 },
    { spaces: 2, energy: 3 },
    { spaces: 2, energy: 2 },
    { spaces: 3, energy: 2 },
    { spaces: 3, energy: 1 },
    { spaces: 4, energy: 1 },
  ],
  /** W-19: slots of the track of undefeated encounters, with a marker each. */
  trackSlots: 10,
  /** W-23: without an item to discard the Auction House can't be activated. */
  auctionNeedsItem: true,
} as const;

/** Fixed figures of the rulebook and of its components. */
export const LIMITS = {
  /** W-02: one player plays for practice. */ players: { min: 1, max: 4 },
  /** AD-009 */ openingHand: 3,
  /** AD-010 */ startingQuests: 2,
  /** AD-045 */ activeQuests: 2,
  /** AD-074 */ cardsPerLevel: 3,
  /** AD-106 */ hand: 10,
  /** AD-121: the star counts as 6, and is the greatest face. */ star: 6,
  /** AD-126 */ encounterHealth: 1,
  /** AD-134 */ defenderEnergy: 1,
  /** AD-030 to AD-036 */ ambushDamage: 1,
  falseMapSpaces: 2,
  powerDrain: 2,
  diseaseHealth: 1,
  bombDamage: 2,
  /** AD-037 to AD-040 */ scroll: 1,
  book: 2,
  bookOthers: 1,
  smallPotion: 1,
  largePotion: 2,
  /** AD-102 to AD-104 */ healthPotion: 1,
  manaPotion: 1,
  swiftnessPotion: 1,
  /** Two of each of the ten kinds. */ tokensOfAKind: 2,
} as const;
