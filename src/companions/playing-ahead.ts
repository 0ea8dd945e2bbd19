import { type CompanionRules, freshRandom, type LookingAhead } from '../kernel/companion.ts';
import type { SeatId } from '../kernel/decision.ts';
import { answer, RulesError } from '../kernel/engine.ts';
import type { GameRules } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { type RandomState, seedRandom } from '../kernel/random.ts';
import { byRulesOfThumb } from './by-rules-of-thumb.ts';

/** The rules of a game that companions can play. */
export type CompanionGame = GameRules & { companion: CompanionRules };

/** Whether companions can play a game. */
export const hasCompanion = (rules: GameRules): rules is CompanionGame =>
  rules.companion !== undefined;

/** The rules of a game that can be played ahead. */
export type FarsightedGame = GameRules & { companion: CompanionRules & { ahead: LookingAhead } };

/** Whether a game can be played ahead. */
export const seesAhead = (rules: CompanionGame): rules is FarsightedGame =>
  rules.companion.ahead !== undefined;

/** Lets the seat that is waited for answer the first open question of a fork by rules of thumb. */
export function playSteadily(rules: CompanionGame, fork: Match, random: RandomState): void {
  const decision = fork.open[0];
  const seat = decision?.seats[0];
  if (!decision || seat === undefined) throw new RulesError('Nobody is waited for.');
  play(rules, fork, seat, decision.id, byRulesOfThumb(rules, fork, seat, decision, random));
}

/**
 * Answers a question of a fork.
 *
 * @throws RulesError if the rules refuse what they have offered.
 */
export function play(
  { procedures, companion: { ahead } }: CompanionGame,
  fork: Match,
  seat: SeatId,
  decision: string,
  options: string[],
): void {
  const choice = { seat, decision, options };
  const result = ahead?.answer?.(fork, choice) ?? answer(procedures, fork, choice);
  if (!result.accepted) throw new RulesError(`An offered answer is refused: ${result.refusal}.`);
}

/**
 * A generator for each turn of a world: an answer that took one die more or less than another meets the same
 * luck again from the next turn on, so that only the effects of the answers differ.
 */
function luckOf(random: RandomState): (turn: number) => RandomState {
  const [first, ...words] = freshRandom(random).words;
  return (turn) => {
    const seed = [(first ^ turn) >>> 0, ...words];
    return seedRandom(seed.map((word) => word.toString(16).padStart(8, '0')).join(''));
  };
}

/** Choices after which a fork is judged as it is, in case its turn never ends. */
const LONGEST = 5_000;

/**
 * Plays a fork on by rules of thumb, to its end or to the beginning of a turn. Changes the fork.
 * @returns what it is worth to the seat: 1 won, 0 lost, between them the game's own estimate.
 */
export function worthOf(
  rules: FarsightedGame,
  fork: Match,
  seat: SeatId,
  turn: number,
  random: RandomState,
): number {
  const { ahead } = rules.companion;
  const luck = luckOf(random);
  let at = ahead.turn(fork);
  for (let choices = 0; choices < LONGEST && fork.outcome === null && at < turn; choices++) {
    playSteadily(rules, fork, random);
    const now = ahead.turn(fork);
    if (now !== at) fork.random = luck(now);
    at = now;
  }
  if (fork.outcome) return fork.outcome.winners.includes(seat) ? 1 : 0;
  return ahead.rate(fork, seat);
}
