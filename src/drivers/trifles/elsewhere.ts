import { stakesOf } from '../../companions/stakes.ts';
import type { Decision, SeatId } from '../../kernel/decision.ts';
import type { GameRules } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';

/** The first seat that is asked and whose turn it is not; null if only the seat whose turn it is has a say. */
export function seatElsewhere(
  { onTurn }: Pick<GameRules, 'onTurn'>,
  match: Match,
  { seats }: Decision,
): SeatId | null {
  const own = onTurn?.(match) ?? null;
  return seats.find((seat) => seat !== own) ?? null;
}

/** Whether it is left to a companion as a trifle while the player asked isn't looking. */
export const isLeftToCompanions = (rules: GameRules, match: Match, decision: Decision): boolean =>
  seatElsewhere(rules, match, decision) !== null && stakesOf(rules, match, decision) === 'trifle';
