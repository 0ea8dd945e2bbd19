import { STAKES, type Stakes } from '../../kernel/companion.ts';
import { rounded as roundedTo } from '../bench/statistics.ts';
import type { CompanionCost } from './companion-cost.ts';

/** A question that somebody was asked outside their own turn. */
export interface Asked {
  prompt: string;
  stakes: Stakes;
  /** Absent if nobody looked. */
  cost?: CompanionCost;
}

/** What companions' answers to questions of a kind have cost. */
export interface Cost {
  asked: number;
  /** Of everything asked outside people's own turns, from 0 to 1. */
  share: number;
  /** Those for which the answer's cost was found by playing ahead. */
  judged: number;
  /** In points of winning, with the standard error. */
  mean: number;
  error: number;
  worst: number;
  /**
   * Fraction of all judged that would be lost before the next turn, and not with the best answer; by luck below
   * 0.
   */
  lostAtOnce: number;
}

export interface Tally {
  /** By what depends on the question. */
  stakes: { [stakes: string]: Cost };
  /** By that and by the prompt's key, most frequent first. */
  kinds: { [kind: string]: Cost };
}

/** What depends on questions asked outside people's own turns, and what it costs to leave them to a companion. */
export function tally(asked: readonly Asked[]): Tally {
  const kinds = new Map<string, Asked[]>();
  for (const one of asked) {
    const kind = `${one.stakes} ${one.prompt}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  const byFrequency = [...kinds].sort(([, one], [, other]) => other.length - one.length);
  return {
    stakes: Object.fromEntries(
      STAKES.map((stakes) => [
        stakes,
        costOf(
          asked.filter((one) => one.stakes === stakes),
          asked.length,
        ),
      ]),
    ),
    kinds: Object.fromEntries(byFrequency.map(([kind, own]) => [kind, costOf(own, asked.length)])),
  };
}

function costOf(own: readonly Asked[], all: number): Cost {
  const judged = own.flatMap(({ cost }) => cost ?? []);
  const losses = judged.map(({ loss }) => loss);
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length);
  const squares = losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0);
  const variance = squares / Math.max(1, losses.length - 1);
  return {
    asked: own.length,
    share: rounded(own.length / Math.max(1, all)),
    judged: judged.length,
    mean: rounded(mean),
    error: rounded(Math.sqrt(variance / Math.max(1, losses.length))),
    worst: rounded(Math.max(0, ...losses)),
    lostAtOnce: rounded(judged.reduce((sum, { lostAtOnce }) => sum + lostAtOnce, 0)),
  };
}

/** Digits after the point. */
const rounded = (number: number): number => roundedTo(number, 3);
