import type { SeatId } from '../kernel/decision.ts';
import type { Match } from '../kernel/match.ts';
import type { FarsightedGame } from './playing-ahead.ts';

/** Tells from now on whether dice have been rolled, or something was revealed that the seat had not seen. */
export function chanceFrom(rules: FarsightedGame, fork: Match, seat: SeatId): () => boolean {
  const words = fork.random.words.join();
  const unseen = rules.hidden(fork, [seat]);
  return () => {
    if (fork.random.words.join() !== words) return true;
    const still = new Set(rules.hidden(fork, [seat]));
    return unseen.some((one) => !still.has(one));
  };
}
