import type { Decision, SeatId } from '../../../kernel/decision.ts';
import type { Desk } from '../saved/desk.ts';
import type { LeftOrders } from '../saved/left-orders.ts';

/** How many finished ones are remembered. */
const REMEMBERED = 12;

/**
 * Ends a seat's orders, whatever is left of them.
 * @param before their state before the first of them was carried out
 * @param after the match's revision that brought this about
 */
export function rememberOrders(desk: Desk, seat: SeatId, before: LeftOrders, after: number): void {
  const remembered = { seat, left: structuredClone(before), after };
  desk.ordersBefore = [...desk.ordersBefore, remembered].slice(-REMEMBERED);
}

/** A seat has chosen for itself: in its own turn, that puts its player back in charge. */
export function ordersAfterChoice(desk: Desk, seat: SeatId, decision: Decision): void {
  delete desk.ordersStopped[seat];
  const left = desk.orders[seat];
  if (left && (decision.rest || left.begun !== null)) delete desk.orders[seat];
}

/**
 * When the match goes back: what was ordered since is dropped, and what has been carried out since is ordered
 * again. Turns are planned anew.
 */
export function ordersAtRevision(desk: Desk, revision: number): void {
  const again = desk.ordersBefore.filter(
    ({ after, left }) => after > revision && left.since <= revision,
  );
  desk.ordersBefore = desk.ordersBefore.filter(({ after }) => after <= revision);
  desk.ordersStopped = {};
  desk.plans = {};
  desk.plansStopped = {};
  for (const [seat, { since, begun }] of Object.entries(desk.orders)) {
    if (since > revision || begun !== null) delete desk.orders[seat];
  }
  for (const { seat, left } of again) desk.orders[seat] ??= left;
}

/** Somebody else has the seat. */
export function forgetOrders(desk: Desk, seat: SeatId): void {
  delete desk.orders[seat];
  delete desk.ordersStopped[seat];
  delete desk.plans[seat];
  delete desk.plansStopped[seat];
  desk.ordersBefore = desk.ordersBefore.filter((one) => one.seat !== seat);
}
