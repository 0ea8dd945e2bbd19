/** What something is worth to the heroes, in points of health, and why. */
export interface Gain {
  worth: number;
  /** Key of the reason: `altar-quest.companion.<why>`. */
  why: string;
}

export const gain = (worth: number, why: string): Gain => ({ worth, why });

export const NOTHING: Gain = gain(0, 'little');

/** Several together; the reason is that of the part that weighs most. */
export function sum(gains: readonly Gain[]): Gain {
  let most = NOTHING;
  let worth = 0;
  for (const one of gains) {
    worth += one.worth;
    if (Math.abs(one.worth) > Math.abs(most.worth)) most = one;
  }
  return gain(worth, most.why);
}

/** What one more supply token is worth, or one less: the more there are, the less. */
export const supplyWorth = (have: number): number => 0.9 / (1 + have / 4);

/** How much a point of health counts for somebody who has this many left: the fewer, the more. */
export const careFor = (one: { health: number; damage: number }): number =>
  1 + 1.6 * (1 - Math.max(0, one.health - one.damage) / one.health) ** 2;

/** What things are worth in points of health; found by playing. */
export const WORTH = {
  focus: 0.7,
  armor: 0.9,
  threat: 0.6,
  card: 1.3,
  searchCard: 1.6,
  action: 2,
  healed: 0.85,
  wound: 0.7,
  /** Beyond the last of its health: it acts no more, and brings supply. */
  kill: 2.5,
  exhaustEnemy: 2,
  prevented: 1,
  changedTest: { dice: 0.8, successes: 0.9, defense: 0.9 },
  newEnemy: -3,
  villain: -6,
  /** All the health of an enemy whose defeat wins the quest. */
  prey: 55,
  /** Meeting it with everything that the quest gives against it, and in full health. */
  challenge: 16,
  /** One card fewer until the villain comes. */
  sooner: -0.7,
  /** A card that is in the way, if it is not known which. */
  nuisance: 2,
  /** For how many rounds a card's effect each round is counted. */
  roundsAhead: 2.5,
  /** One more step of the quest, before it is done and when it decides. */
  questStep: 7,
  victory: 60,
  defeat: 40,
  /** An ally who is defeated. */
  ally: 8,
  /** Each space nearer to where the quest wants an ally. */
  escorted: 1,
  /** Being beside an ally whom the quest wants brought somewhere. */
  charge: 5,
} as const;
