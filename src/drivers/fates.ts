import { type FarsightedGame, play, worthOf } from '../companions/playing-ahead.ts';
import { freshRandom } from '../kernel/companion.ts';
import type { Choice } from '../kernel/decision.ts';
import type { Match } from '../kernel/match.ts';
import type { RandomState } from '../kernel/random.ts';

/** What an answer led to in one world. */
export interface Fate {
  /** The chance to win, from 0 to 1. */
  worth: number;
  /** How many heroes have fallen. */
  fallen: number;
  /** The match was lost before the next turn. */
  isLostAtOnce: boolean;
}

/**
 * Plays an answer ahead in one world, as far as `keen` would.
 * @param world the luck of that world, which stays unchanged
 */
function fateOf(
  rules: FarsightedGame,
  match: Match,
  { seat, decision, options }: Choice,
  world: RandomState,
): Fate {
  const { ahead } = rules.companion;
  const chance = structuredClone(world);
  const fork = ahead.forget(match, seat, chance);
  const now = ahead.turn(fork);
  play(rules, fork, seat, decision, options);
  const worth = worthOf(rules, fork, seat, now + ahead.depth(match), chance);
  const isLost = fork.outcome?.winners.includes(seat) === false;
  return {
    worth,
    fallen: rules.statistics?.fallen?.(fork) ?? 0,
    isLostAtOnce: isLost && ahead.turn(fork) === now,
  };
}

/** This many worlds, each with its own luck. */
export const worldsFrom = (random: RandomState, count: number): RandomState[] =>
  Array.from({ length: count }, () => freshRandom(random));

/** The fate of an answer in each of these worlds, in order: in the same worlds, answers don't differ by luck. */
export const fatesOf = (
  rules: FarsightedGame,
  match: Match,
  choice: Choice,
  worlds: readonly RandomState[],
): Fate[] => worlds.map((world) => fateOf(rules, match, choice, world));

/** 0 if there are none. */
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
