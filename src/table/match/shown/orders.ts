import { isOwnMove } from '../../../companions/coming-turn.ts';
import { hasCompanion, seesAhead } from '../../../companions/playing-ahead.ts';
import type { Decision, SeatId } from '../../../kernel/decision.ts';
import type { Game, GameRules } from '../../../kernel/game.ts';
import type { SavedWords } from '../../../texts/saved-words.ts';
import { isPerson } from '../people/holders.ts';
import type { StoppedOrders, StoppedPlan } from '../saved/left-orders.ts';
import type { StoredMatch } from '../saved/store.ts';
import { isOpening } from '../time/stakes.ts';

/** Orders that every viewer may know of. */
export interface OrdersSeen {
  seat: SeatId;
  /** The label of each when it was given, in order. */
  ordered: SavedWords[];
}

/**
 * Whether a seat can order something for its next turn: the set-up is over, it is not its move, there are other
 * people to wait for, and the game can be played ahead.
 */
export function mayOrder({ rules }: Game, stored: StoredMatch, seat: SeatId): boolean {
  const { status, state, seats } = stored;
  const holder = seats.find((one) => one.seat === seat);
  if (status !== 'playing' || !state || !holder || !isPerson(holder)) return false;
  if (!seats.some((one) => one !== holder && isPerson(one))) return false;
  if (state.open.some((decision) => isOfSetUp(rules, stored, decision))) return false;
  return hasCompanion(rules) && seesAhead(rules) && !isOwnMove(state, seat);
}

/** Nobody plans a turn while hands and places to begin at are being chosen, one after the other or all at once. */
const isOfSetUp = ({ companion }: GameRules, stored: StoredMatch, decision: Decision): boolean =>
  isOpening(stored, decision) || companion?.stakes?.[decision.prompt.key] === 'opening';

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
