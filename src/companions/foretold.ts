import type { Decision, Option, SeatId } from '../kernel/decision.ts';
import type { Order } from '../kernel/orders.ts';

/** An order, with what it relied on when the turn was foreseen. */
export interface Foreseen {
  order: Order;
  /** See `OrderRules.chances`. */
  chances: number[];
  /** Seats in danger when it was to be carried out. */
  inDanger: SeatId[];
}

/** An option that is ordered, with the question as foreseen. */
export interface Foretold extends Foreseen {
  /** What the seat will be able to see of the game by then. */
  view: unknown;
  decision: Decision;
  option: Option;
  /** What must be true when it is to be done: see `OrderRules.standing`. */
  standing: string[];
}
