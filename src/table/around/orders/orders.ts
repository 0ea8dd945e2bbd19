import type { Decision, SeatId } from '../../../kernel/decision.ts';
import type { SavedWords } from '../../../texts/saved-words.ts';
import type { Refused } from '../../match/refusal.ts';
import type { MatchSummary } from '../../match/saved/summary.ts';

/** What somebody can do with the orders for their coming turn. */
export type OrdersChange =
  /**
   * Orders one more thing: an option of the question that comes next, then options of those that follow from
   * it.
   * @param at how many are ordered already: a repetition orders nothing twice
   */
  | { do: 'add'; at: number; options: readonly OrderedOption[] }
  /** Takes back the last of that many. */
  | { do: 'back'; at: number }
  /** Orders whatever a companion would do, to the end of the turn. */
  | { do: 'advised' }
  /** Takes everything back. */
  | { do: 'drop' };

/** Finds an option of a question of a turn to come. */
export type OrderedOption = (option: Decision['options'][number]) => boolean;

/** What a seat has left ahead for its coming turn, and what it can order next. */
export interface OrdersShown {
  ok: true;
  match: MatchSummary;
  seat: SeatId;
  /** The label of each when it was given, in order. */
  ordered: SavedWords[];
  next: NextOrder;
}

export type NextOrder =
  /** The question as it may come, and what the seat will be able to see of the game by then. */
  | { is: 'asked'; view: unknown; decision: Decision }
  /** The orders complete the turn, or nothing more can be ordered. */
  | { is: 'complete' }
  /** The orders no longer fit the match. */
  | { is: 'unfit' }
  /** The turn is too far away. */
  | { is: 'out-of-reach' };

/** Planning ahead what to do in one's coming turn. */
export interface Ordering {
  /** What the user's seat has ordered, and what it can order next. */
  orders(matchId: string, userId: string): Promise<OrdersShown | Refused>;
  changeOrders(
    matchId: string,
    userId: string,
    change: OrdersChange,
  ): Promise<OrdersShown | Refused>;
}
