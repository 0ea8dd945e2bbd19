import type { Foreseen } from '../../../companions/foretold.ts';
import type { SeatId } from '../../../kernel/decision.ts';

/** What a seat has left ahead for its coming turn. */
export interface LeftOrders {
  /** Those that are left, the next first; each with how it read when it was given. */
  orders: (Foreseen & { label: string })[];
  /** Seats that were in danger when the first was given. */
  inDanger: SeatId[];
  /** The match's revision when the first was given. */
  since: number;
  /** The number of the turn that they have begun to be carried out in; null before that. */
  begun: number | null;
}

/** Why a seat's orders were not carried out further, and how the one read that was next. */
export type StoppedOrders = Stopping & {
  /** The question that the seat is asked instead. */
  decision: string;
};

/** What has stopped them; see `Hindrance`. */
export type Stopping =
  | { because: 'danger'; seats: SeatId[] }
  | { because: 'gone'; label: string }
  | { because: 'chance'; label: string; before: number; now: number }
  /** They say nothing of what is asked, and much hangs on it. */
  | { because: 'unforeseen' };
