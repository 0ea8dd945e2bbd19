import type { Foreseen } from '../../../companions/foretold.ts';
import type { HeldPlan, Planned } from '../../../companions/plan.ts';
import type { SeatId } from '../../../kernel/decision.ts';
import type { SavedWords } from '../../../texts/saved-words.ts';

/** What a seat has left ahead for its coming turn, or carries out of the plan that advice holds for its own. */
export interface LeftOrders {
  /** The remaining ones, next first; each with its label when it was given. */
  orders: (Foreseen & Partial<Pick<Planned, 'standing'>> & { label: SavedWords })[];
  /** Seats that were in danger when the first was given. */
  inDanger: SeatId[];
  /** The match's revision when the first was given. */
  since: number;
  /** The number of the turn in which carrying them out began; null before that. */
  begun: number | null;
  /** For a plan: the labels of the deeds already done. Its owner is there, and is asked what it doesn't cover. */
  done?: SavedWords[];
}

/** The plan of a seat's turn that advice holds, each step with its label. */
export type KeptPlan = HeldPlan<Planned & { label: SavedWords }>;

/** Why the rest of a plan was not carried out, for its owner alone, with the labels of the deeds that were done. */
export type StoppedPlan = (Stopping | { because: 'no-more' }) & {
  decision: string;
  done: SavedWords[];
};

/** Why a seat's orders were not carried out further, with the label of the next one. */
export type StoppedOrders = Stopping & {
  /** The question that the seat is asked instead. */
  decision: string;
};

/** What has stopped them; see `Hindrance`. */
export type Stopping =
  | { because: 'danger'; seats: SeatId[] }
  | { because: 'gone'; label: SavedWords }
  | { because: 'chance'; label: SavedWords; before: number; now: number }
  | { because: 'otherwise' }
  | { because: 'better' }
  /** They don't cover the question, and much depends on it. */
  | { because: 'unforeseen' };
