import type { Decision, SeatId } from '../kernel/decision.ts';
import { hash } from '../kernel/definitions.ts';
import type { Match } from '../kernel/match.ts';
import { orderedIn } from '../kernel/orders.ts';
import type { HeldPlan, Planned } from './plan.ts';
import type { FarsightedGame } from './playing-ahead.ts';

/** The plan once the seat has chosen something. */
export function planAfter<Plan extends HeldPlan>(
  plan: Plan,
  seat: SeatId,
  decision: Decision,
  options: readonly string[],
): Plan {
  const orders = decision.rest ? fromNextDeed(plan.orders) : plan.orders;
  const [next] = orders;
  const meant = next ? orderedIn(decision, seat, next.order) : null;
  const hasActed = plan.hasActed || decision.rest === true;
  if (meant && options.join() === meant.id) return { ...plan, hasActed, orders: orders.slice(1) };
  // Questions that follow from a deed may be answered one way or another.
  return decision.rest ? { ...plan, hasActed, orders: [] } : plan;
}

/** Without the answers to questions that follow from a finished deed. */
export function fromNextDeed<Step extends Planned>(orders: readonly Step[]): readonly Step[] {
  const next = orders.findIndex(({ order }) => order.rest);
  return next < 0 ? [] : orders.slice(next);
}

/** Where a seat's figures are, in one text; empty if the game has no places. */
export const placeOf = (rules: FarsightedGame, match: Match, seat: SeatId): string =>
  (rules.orders?.places?.(rules.view(match, seat), seat) ?? []).join();

/** Where the seat has been by now since it did anything but move. */
export function beenBy(plan: HeldPlan, at: string, asOf: string): readonly string[] {
  if (!plan.hasActed) return plan.been;
  const hasOnlyGone = plan.asOf === asOf && plan.at !== at;
  return hasOnlyGone ? [...plan.been, plan.at] : [];
}

/**
 * Changes whenever anything is rolled, shuffled or drawn, or something is revealed that the seat had not seen.
 * Says nothing else about these.
 */
export const turnedUp = (rules: FarsightedGame, match: Match, seat: SeatId): string =>
  hash([...match.random.words, ...rules.hidden(match, [seat]).toSorted()].join());
