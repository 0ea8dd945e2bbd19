import type { SeatId } from '../kernel/decision.ts';
import type { Match } from '../kernel/match.ts';
import type { RandomState } from '../kernel/random.ts';
import { askedOf, withoutUnseen } from './coming-turn.ts';
import { advisedOrders, foreseen } from './following-orders.ts';
import type { Foretold } from './foretold.ts';
import type { FarsightedGame } from './playing-ahead.ts';

/**
 * The rest of a seat's turn as a companion would take it that begins with an answer, as far as it can be foreseen:
 * the answer, then what rules of thumb would do. Depends on what the seat knows and on `random` alone.
 * @returns empty where the question begins no deed of the seat's own turn
 */
export function plannedTurn(
  rules: FarsightedGame,
  match: Match,
  seat: SeatId,
  given: { decision: string; option: string },
  random: RandomState,
): Foretold[] {
  const { ahead } = rules.companion;
  const unseen = new Set(rules.hidden(match, [seat]));
  const fork = ahead.forget(match, seat, random);
  const asked = askedOf(fork, seat);
  if (!asked?.rest || asked.id !== given.decision) return [];
  const decision = withoutUnseen(asked, seat, unseen);
  const option = decision.options.find(({ id }) => id === given.option);
  if (!option) return [];
  const first = foreseen(rules, fork, seat, decision, option);
  const coming = { fork, turn: ahead.turn(fork), unseen };
  return [first, ...(advisedOrders(rules, coming, seat, [first], random) ?? [])];
}
