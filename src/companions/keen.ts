import { freshRandom } from '../kernel/companion.ts';
import type { Decision, SeatId } from '../kernel/decision.ts';
import type { Match } from '../kernel/match.ts';
import type { RandomState } from '../kernel/random.ts';
import type { Advice, Ranked } from './advice.ts';
import { oneApart } from './one-apart.ts';
import { openDecision, outlookOf } from './outlook.ts';
import { type FarsightedGame, play, worthOf } from './playing-ahead.ts';
import { steady } from './steady.ts';

/** How much an answer that was tried less often is favored; estimates differ by less than winning and losing do. */
const CURIOSITY = 0.2;

export interface Search {
  random: RandomState;
  /**
   * Asked after each fork that was played ahead.
   *
   * @param lead how many more forks the most tried answer has than any other: it would be chosen
   */
  enough(played: number, lead: number): boolean;
}

/** Enough once that many forks have been played, or the remaining ones could not change what is chosen. */
export const forksPlayed =
  (playouts: number): Search['enough'] =>
  (played, lead) =>
    played >= playouts || lead > playouts - played;

/** An answer that is played ahead. */
export interface Candidate {
  answer: Ranked;
  /** What it was worth in each world, in the order of the worlds. */
  worths: number[];
}

/**
 * Answers by playing ahead: many times, what the seat can't know is dealt anew and one of the
 * answers is played on by rules of thumb. Better ones are tried more often (UCB1), and each answer's
 * tries meet the same worlds in the same order, so that luck does not decide between them.
 */
export function keen(
  rules: FarsightedGame,
  match: Match,
  seat: SeatId,
  decisionId: string,
  search: Search,
): Advice {
  const decision = openDecision(match, decisionId);
  const answers = steady(rules.companion, outlookOf(rules, match, seat, decision), search.random);
  const { ahead } = rules.companion;
  if (ahead.isWorthIt?.(match, decision) === false) return answers;
  const candidates = candidatesFrom(answers, decision, ahead.candidates);
  return byWorth(playedAhead(rules, match, seat, decisionId, candidates, search));
}

/**
 * Plays answers ahead; a single one need not be compared.
 * @param share how often the first is tried at least, compared with the most tried other: whether that is better can
 *   only be told if both have met many of the same worlds
 */
export function playedAhead(
  rules: FarsightedGame,
  match: Match,
  seat: SeatId,
  decision: string,
  answers: readonly Ranked[],
  { random, enough }: Search,
  share = 0,
): Candidate[] {
  const candidates = answers.map((answer): Candidate => ({ answer, worths: [] }));
  if (candidates.length < 2) return candidates;
  const worlds: RandomState[] = [];
  const { ahead } = rules.companion;
  const until = ahead.turn(match) + ahead.depth(match);
  for (let played = 0; played === 0 || !enough(played, leadOf(candidates)); played++) {
    const { answer, worths } = waitedFor(candidates, share) ?? mostPromising(candidates, played);
    worlds[worths.length] ??= freshRandom(random);
    const chance = structuredClone(worlds[worths.length] as RandomState);
    const fork = ahead.forget(match, seat, chance);
    play(rules, fork, seat, decision, answer.options);
    worths.push(worthOf(rules, fork, seat, until, chance));
  }
  return candidates;
}

/** Best first: the most tried first, since better ones are tried more often. */
export const byWorth = (candidates: readonly Candidate[]): Advice =>
  candidates
    .toSorted((one, other) => other.worths.length - one.worths.length || worth(other) - worth(one))
    .map(rankedBy);

/** An answer with what playing it ahead has shown about it. */
export const rankedBy = ({ answer, worths }: Candidate): Ranked => ({
  ...answer,
  chance: worths.length === 0 ? null : meanOf(worths),
  tried: worths.length,
  ...(worths.length > 1 ? { error: errorOf(worths) } : {}),
});

function leadOf(candidates: readonly Candidate[]): number {
  const [most = 0, second = 0] = candidates
    .map(({ worths }) => worths.length)
    .sort((one, other) => other - one);
  return most - second;
}

const worth = ({ worths }: Candidate): number => (worths.length === 0 ? 0 : meanOf(worths));

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

/** The standard error of the mean of some values, at least two. */
export function errorOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.sqrt(squares / values.length / (values.length - 1));
}

/** The first candidate, if it has met too few worlds to be compared with the most tried other. */
function waitedFor(candidates: readonly Candidate[], share: number): Candidate | null {
  const [first, ...others] = candidates;
  const most = Math.max(...others.map(({ worths }) => worths.length));
  return first && first.worths.length < share * most ? first : null;
}

function mostPromising(candidates: readonly Candidate[], played: number): Candidate {
  let best = candidates[0] as Candidate;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const { length: tried } = candidate.worths;
    if (tried === 0) return candidate;
    const score = worth(candidate) + CURIOSITY * Math.sqrt(Math.log(played) / tried);
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

/** The answers worth playing ahead. Where several options are chosen together, also those that differ in one. */
export function candidatesFrom(answers: Advice, decision: Decision, most: number): Ranked[] {
  const [first] = answers;
  const { min, max } = decision.choose;
  if (!first || (min === 1 && max === 1)) {
    const promising = answers.filter(({ idle }) => !idle);
    return (promising.length > 0 ? promising : answers).slice(0, most);
  }
  const others = oneApart(decision, first.options).map(
    (options): Ranked => ({ ...first, options, reason: null }),
  );
  return [first, ...others].slice(0, most);
}
