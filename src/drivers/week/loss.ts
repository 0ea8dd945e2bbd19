import { hasCompanion, seesAhead } from '../../companions/playing-ahead.ts';
import { type RandomState, seedRandom, shuffle } from '../../kernel/random.ts';
import { playAgain, replayInputs } from '../../table/match/replaying/replay.ts';
import { rounded } from '../bench/statistics.ts';
import { compare, type Given, type Judged, judge } from '../regret.ts';
import { seedOf } from '../seeds.ts';
import { matchesIn } from './pings.ts';
import { isForSomebodyThere } from './waits.ts';
import type { Week } from './week.ts';

/** Worlds in which the best answer is found, and in which it is rated. */
const WORLDS = 8;
/** What looks worst may be luck: this many are rated again, in more worlds. */
const WORST = { decisions: 3, worlds: 4 * WORLDS };

/** What decisions made for people who were there gave away, in points of winning (out of 100). */
export interface Loss {
  mean: number;
  /** The standard error of the mean. */
  error: number;
  worst: number;
  /** What the worst one answered; empty if nothing was given away. */
  question: string;
  /** How many decisions were judged, of how many. */
  decisions: number;
  of: number;
  /** Heroes who would have survived with the better answer; null in a game in which none can fall. */
  heroesLost: number | null;
}

interface Decided extends Given {
  question: string;
}

/**
 * Judges decisions made for people who were there, drawn by lot, until that many forks have been played ahead.
 * Null for a game that can't be played ahead.
 */
export function lossOf(week: Week, playouts: number): Loss | null {
  const decided = matchesIn(week).flatMap(decidedIn);
  const { rules } = (week.earlier[0] ?? week).game;
  if (!hasCompanion(rules) || !seesAhead(rules)) return null;
  const random = seedRandom(seedOf(0, 0, 'loss'));
  const judged: (Judged & { decided: Decided })[] = [];
  let left = playouts;
  for (const one of shuffle(random, [...decided])) {
    if (left <= 0) break;
    const found = judge(one, WORLDS, random);
    left -= found.playouts;
    judged.push({ ...found, decided: one });
  }
  const losses = judged.map(({ loss }) => loss);
  const [worst] = ratedAgain(judged, random);
  return {
    mean: rounded(mean(losses)),
    error: rounded(errorOf(losses)),
    worst: rounded(worst?.loss ?? 0),
    question: worst?.question ?? '',
    decisions: judged.length,
    of: decided.length,
    heroesLost: rules.statistics?.fallen ? judged.filter(({ heroLost }) => heroLost).length : null,
  };
}

/** What was decided in one match, with the match at that point; empty for one that can't be played ahead. */
function decidedIn(week: Week): Decided[] {
  const { rules } = week.game;
  const { match: stored, inputs } = week.record;
  if (!hasCompanion(rules) || !seesAhead(rules) || !stored.setup) return [];
  const decided: Decided[] = [];
  for (const { input, match } of playAgain(week.game, stored.setup, replayInputs(inputs))) {
    const next = inputs[input + 1];
    if (!next?.settled || !next.seat || !next.decisionId || !isForSomebodyThere(week, next)) {
      continue;
    }
    const { seat, decisionId: decision, options } = next;
    decided.push({
      rules,
      match: structuredClone(match),
      choice: { seat, decision, options },
      question: next.settled.decision.prompt.key,
    });
  }
  return decided;
}

/** Those that look worst, worst first. */
const ratedAgain = (judged: readonly (Judged & { decided: Decided })[], random: RandomState) =>
  [...judged]
    .sort((one, other) => other.loss - one.loss)
    .slice(0, WORST.decisions)
    .flatMap(({ better, decided }) =>
      better
        ? {
            question: decided.question,
            loss: compare(decided, better, WORST.worlds, random).loss,
          }
        : [],
    )
    .filter(({ loss }) => loss > 0)
    .sort((one, other) => other.loss - one.loss);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** The standard error of the mean; 0 for a single one. */
function errorOf(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0;
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  return Math.sqrt(squares / (numbers.length - 1) / numbers.length);
}
