import { isOwnMove } from '../../../companions/coming-turn.ts';
import { hasCompanion, seesAhead } from '../../../companions/playing-ahead.ts';
import type { SeatId } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import { isPerson } from '../people/holders.ts';
import type { StoppedOrders, StoppedPlan } from '../saved/left-orders.ts';
import type { StoredMatch } from '../saved/store.ts';

/** Orders that every viewer may know of. */
export interface OrdersSeen {
  seat: SeatId;
  ordered: string[];
}

/**
 * Whether a seat can order something for its next turn: it is not its move, there are other people to wait for,
 * and the game can be played ahead.
 */
export function mayOrder(
  { rules }: Game,
  { status, state, seats }: StoredMatch,
  seat: SeatId,
): boolean {
  const holder = seats.find((one) => one.seat === seat);
  if (status !== 'playing' || !state || !holder || !isPerson(holder)) return false;
  if (!seats.some((one) => one !== holder && isPerson(one))) return false;
  return hasCompanion(rules) && seesAhead(rules) && !isOwnMove(state, seat);
}

/** Players on the same side know what the others have ordered; against others, nobody sees it. */
export function ordersSeenBy(
  { rules }: Game,
  { status, seats, desk }: StoredMatch,
  seat: SeatId | null,
): OrdersSeen[] {
  if (status !== 'playing' || seat === null) return [];
  return seats.flatMap((holder) => {
    const left = desk.orders[holder.seat];
    if (!left || (holder.seat !== seat && !rules.cooperative)) return [];
    return [{ seat: holder.seat, ordered: left.orders.map(({ label }) => label) }];
  });
}

/** Why a seat's orders have stopped at a question that it is still asked; null if they have not. */
export function stoppedOrders({ state, desk }: StoredMatch, seat: SeatId): StoppedOrders | null {
  const stopped = desk.ordersStopped[seat];
  return stopped && state?.open.some(({ id }) => id === stopped.decision) ? stopped : null;
}

/** The same for a plan that a seat was carrying out: for its owner alone. */
export function stoppedPlan({ state, desk }: StoredMatch, seat: SeatId): StoppedPlan | null {
  const stopped = desk.plansStopped[seat];
  return stopped && state?.open.some(({ id }) => id === stopped.decision) ? stopped : null;
}
