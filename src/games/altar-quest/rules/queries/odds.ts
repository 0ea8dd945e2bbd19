import { RULINGS } from '../rulings.ts';
import { HERO_DIE_FACES, type HeroDieFace } from '../terms.ts';
import type { Stakes } from '../test-data.ts';
import { outcomeOf, worthOf } from './stakes.ts';

/** Criticals in a row that are considered; rarer ones don't show in any number we tell. */
const CRITICALS = 12;

/** What one die may amount to, with the dice that its criticals bring (AQ-177). */
interface DieResult {
  successes: number;
  focusResults: number;
  probability: number;
}

const share = (face: HeroDieFace): number =>
  HERO_DIE_FACES.filter((other) => other === face).length / HERO_DIE_FACES.length;

const DIE: readonly DieResult[] = Array.from({ length: CRITICALS + 1 }, (_, criticals) => {
  const before = share('critical') ** criticals;
  return [
    { face: 'success', successes: criticals + 1, focusResults: 0 },
    { face: 'focus', successes: criticals, focusResults: 1 },
    { face: 'success-focus', successes: criticals + 1, focusResults: 1 },
  ].map(({ face, successes, focusResults }) => ({
    successes,
    focusResults,
    probability: before * share(face as HeroDieFace),
  }));
}).flat();

/**
 * How probable each number of successes is, by that number, when `dice` hero dice are rolled and every focus
 * result is turned into a success as far as the tokens last (AQ-174 to AQ-177).
 */
export function successOdds(dice: number, focusTokens = 0): readonly number[] {
  const key = dice * 1000 + focusTokens;
  let known = workedOut.get(key);
  if (!known) {
    known = workOut(dice, focusTokens);
    workedOut.set(key, known);
  }
  return known;
}

/** Hardly a hundred different questions, each asked thousands of times in a game. */
const workedOut = new Map<number, readonly number[]>();

function workOut(dice: number, focusTokens: number): readonly number[] {
  let rolled: DieResult[] = [{ successes: 0, focusResults: 0, probability: 1 }];
  for (let die = 0; die < dice; die++) rolled = withAnotherDie(rolled, focusTokens);
  const odds: number[] = [];
  for (const { successes, focusResults, probability } of rolled) {
    const total = successes + focusResults;
    odds[total] = (odds[total] ?? 0) + probability;
  }
  return Array.from(odds, (probability) => probability ?? 0);
}

function withAnotherDie(rolled: readonly DieResult[], focusTokens: number): DieResult[] {
  const found = new Map<number, DieResult>();
  for (const before of rolled) {
    for (const die of DIE) {
      const successes = before.successes + die.successes;
      const focusResults = Math.min(focusTokens, before.focusResults + die.focusResults);
      const key = successes * (focusTokens + 1) + focusResults;
      const probability = before.probability * die.probability;
      const known = found.get(key);
      if (known) known.probability += probability;
      else found.set(key, { successes, focusResults, probability });
    }
  }
  return [...found.values()];
}

export interface Odds {
  /** The test's average outcome, see `outcomeOf`. */
  average: number;
  /** How probable an outcome of at least this much is, from 0 to 1. */
  atLeast(outcome: number): number;
}

/** What has been rolled, besides the dice that are still to be. */
export interface Rolled {
  successes: number;
  focusResults: number;
}

/** Dice that are rolled for a test, with what has been rolled already. */
export interface Roll extends Partial<Rolled> {
  dice: number;
}

const NOTHING: Rolled = { successes: 0, focusResults: 0 };

/** What to expect of a test whose dice are about to be rolled. */
export function oddsOf(stakes: Stakes, dice: number, focusTokens = 0, rolled = NOTHING): Odds {
  const used = Math.min(focusTokens, rolled.focusResults);
  const there = rolled.successes + used;
  const odds = successOdds(dice, focusTokens - used);
  const outcomes = odds.map((_, successes) => outcomeOf(stakes, there + successes));
  let average = 0;
  for (let successes = 0; successes < odds.length; successes++) {
    average += odds[successes]! * outcomes[successes]!;
  }
  const atLeast = (least: number): number => {
    let sum = 0;
    for (let successes = 0; successes < odds.length; successes++) {
      if (outcomes[successes]! >= least) sum += odds[successes]!;
    }
    return sum;
  };
  return { average, atLeast };
}

/**
 * Whether a supply die adds enough to be worth a question: three points of a chance, or as much of the expected
 * damage, progress or finds, ignoring more than is needed.
 */
export function isWorthADie(stakes: Stakes, dice: number, focusTokens: number): boolean {
  const more = dice + RULINGS.supplyDicePerTest;
  const worth = (rolled: number) => worthToExpect(stakes, { dice: rolled }, focusTokens);
  return worth(more) - worth(dice) >= RULINGS.leastOfASupplyDie;
}

/** A roll's average worth, as `worthOf` counts it. */
export function worthToExpect(stakes: Stakes, roll: Roll, focusTokens: number): number {
  const { dice, successes: there = 0, focusResults = 0 } = roll;
  const used = Math.min(focusTokens, focusResults);
  const odds = successOdds(dice, focusTokens - used);
  let sum = 0;
  for (let successes = 0; successes < odds.length; successes++) {
    sum += (odds[successes] as number) * worthOf(stakes, there + used + successes);
  }
  return sum;
}
