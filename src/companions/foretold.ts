import type { Decision, Option, SeatId } from '../kernel/decision.ts';
import type { Order } from '../kernel/orders.ts';

/** An order, with what it rests on as the turn was foreseen. */
export interface Foreseen {
  order: Order;
  /** See `OrderRules.chances`. */
  chances: number[];
  /** Seats in danger when it was to be carried out. */
  inDanger: SeatId[];
}

/** An option that is ordered, with the question as it is foreseen. */
export interface Foretold extends Foreseen {
  /** What the seat may see of the game by then. */
  view: unknown;
  decision: Decision;
  option: Option;
}
