import type { SeatId } from '../kernel/decision.ts';
import type { Match } from '../kernel/match.ts';
import type { RandomState } from '../kernel/random.ts';
import { askedOf, withoutUnseen } from './coming-turn.ts';
import { advisedOrders, foreseen, foretoldOrders } from './following-orders.ts';
import type { Foreseen, Foretold } from './foretold.ts';
import type { FarsightedGame } from './playing-ahead.ts';

/**
 * The rest of a seat's turn as a companion would take it, beginning with an answer, as far as it can be
 * foreseen: the answer, then what rules of thumb would do. Depends on what the seat knows and on `random`
 * alone.
 * @param been where the seat has just come from: see `withoutWaysBack`
 * @returns empty if the question begins no deed of the seat's own turn
 */
export function plannedTurn(
  rules: FarsightedGame,
  match: Match,
  seat: SeatId,
  given: { decision: string; option: string },
  random: RandomState,
  been: readonly string[],
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
  return [first, ...(advisedOrders(rules, coming, seat, [first], random, been) ?? [])];
}

/** Worlds in which a plan is followed as foreseen. */
const WORLDS = 4;

/** What is left of a plan, foretold anew, as far as it goes in whichever of a few worlds lets it go furthest. */
export function followedPlan(
  rules: FarsightedGame,
  match: Match,
  seat: SeatId,
  orders: readonly Pick<Foreseen, 'order'>[],
  random: RandomState,
): Foretold[] {
  const { ahead } = rules.companion;
  const unseen = new Set(rules.hidden(match, [seat]));
  let furthest: Foretold[] = [];
  for (let world = 0; world < WORLDS && furthest.length < orders.length; world++) {
    const fork = ahead.forget(match, seat, random);
    const coming = { fork, turn: ahead.turn(fork), unseen };
    const followed = foretoldOrders(rules, coming, seat, orders, random);
    if (followed.length > furthest.length) furthest = followed;
  }
  return furthest;
}
