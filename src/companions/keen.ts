import { freshRandom } from '../kernel/companion.ts';
import type { Decision, SeatId } from '../kernel/decision.ts';
import type { Match } from '../kernel/match.ts';
import type { RandomState } from '../kernel/random.ts';
import type { Advice, Ranked } from './advice.ts';
import { oneApart } from './one-apart.ts';
import { openDecision, outlookOf } from './outlook.ts';
import { type FarsightedGame, play, worthOf } from './playing-ahead.ts';
import { steady } from './steady.ts';

/** How much an answer that was tried less often is favoured; estimates differ by less than winning and losing do. */
const CURIOSITY = 0.2;

export interface Search {
  random: RandomState;
  /**
   * Asked after each fork that was played ahead.
   *
   * @param lead forks by which the answer tried most often is ahead of all others: that one is chosen
   */
  enough(played: number, lead: number): boolean;
}

/** Enough as soon as so many forks have been played, or those that are left could not change what is chosen. */
export const forksPlayed =
  (playouts: number): Search['enough'] =>
  (played, lead) =>
    played >= playouts || lead > playouts - played;

interface Candidate {
  answer: Ranked;
  total: number;
  /** The sum of the squares. */
  squares: number;
  tried: number;
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
  const candidates = candidatesFrom(answers, decision, ahead.candidates).map((answer) => ({
    answer,
    total: 0,
    squares: 0,
    tried: 0,
  }));
  if (candidates.length > 1) lookAhead(rules, match, seat, decisionId, candidates, search);
  return candidates
    .sort((one, other) => other.tried - one.tried || worth(other) - worth(one))
    .map((candidate) => ({
      ...candidate.answer,
      chance: candidate.tried === 0 ? null : worth(candidate),
      tried: candidate.tried,
      ...(candidate.tried > 1 ? { error: errorOf(candidate) } : {}),
    }));
}

function lookAhead(
  rules: FarsightedGame,
  match: Match,
  seat: SeatId,
  decision: string,
  candidates: Candidate[],
  { random, enough }: Search,
): void {
  const worlds: RandomState[] = [];
  const { ahead } = rules.companion;
  const until = ahead.turn(match) + ahead.depth(match);
  for (let played = 0; played === 0 || !enough(played, leadOf(candidates)); played++) {
    const candidate = mostPromising(candidates, played);
    worlds[candidate.tried] ??= freshRandom(random);
    const chance = structuredClone(worlds[candidate.tried] as RandomState);
    const fork = ahead.forget(match, seat, chance);
    play(rules, fork, seat, decision, candidate.answer.options);
    const rated = worthOf(rules, fork, seat, until, chance);
    candidate.total += rated;
    candidate.squares += rated * rated;
    candidate.tried += 1;
  }
}

function leadOf(candidates: readonly Candidate[]): number {
  const [most = 0, second = 0] = candidates
    .map(({ tried }) => tried)
    .sort((one, other) => other - one);
  return most - second;
}

const worth = ({ total, tried }: Candidate): number => (tried === 0 ? 0 : total / tried);

/** The standard error of the mean of what was rated. */
function errorOf({ total, squares, tried }: Candidate): number {
  const variance = Math.max(0, squares / tried - (total / tried) ** 2);
  return Math.sqrt(variance / (tried - 1));
}

function mostPromising(candidates: readonly Candidate[], played: number): Candidate {
  let best = candidates[0] as Candidate;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    if (candidate.tried === 0) return candidate;
    const score = worth(candidate) + CURIOSITY * Math.sqrt(Math.log(played) / candidate.tried);
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
