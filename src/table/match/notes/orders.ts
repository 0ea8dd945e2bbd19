import type { Decision, SeatId } from '../../../kernel/decision.ts';
import type { Desk } from '../saved/desk.ts';
import type { LeftOrders } from '../saved/left-orders.ts';

/** How many that are over are remembered. */
const REMEMBERED = 12;

/**
 * A seat's orders are over, whatever is left of them.
 * @param before as they were before the first of them was carried out
 * @param after the match's revision with which that came about
 */
export function rememberOrders(desk: Desk, seat: SeatId, before: LeftOrders, after: number): void {
  const remembered = { seat, left: structuredClone(before), after };
  desk.ordersBefore = [...desk.ordersBefore, remembered].slice(-REMEMBERED);
}

/** A seat has chosen itself: in its own turn it has taken that into its own hands. */
export function ordersAfterChoice(desk: Desk, seat: SeatId, decision: Decision): void {
  delete desk.ordersStopped[seat];
  const left = desk.orders[seat];
  if (left && (decision.rest || left.begun !== null)) delete desk.orders[seat];
}

/** When the match goes back: what was ordered since falls away, and what has been carried out since is ordered again. */
export function ordersAtRevision(desk: Desk, revision: number): void {
  const again = desk.ordersBefore.filter(
    ({ after, left }) => after > revision && left.since <= revision,
  );
  desk.ordersBefore = desk.ordersBefore.filter(({ after }) => after <= revision);
  desk.ordersStopped = {};
  for (const [seat, { since, begun }] of Object.entries(desk.orders)) {
    if (since > revision || begun !== null) delete desk.orders[seat];
  }
  for (const { seat, left } of again) desk.orders[seat] ??= left;
}

/** Somebody else has the seat. */
export function forgetOrders(desk: Desk, seat: SeatId): void {
  delete desk.orders[seat];
  delete desk.ordersStopped[seat];
  desk.ordersBefore = desk.ordersBefore.filter((one) => one.seat !== seat);
}
