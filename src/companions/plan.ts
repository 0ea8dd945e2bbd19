import type { SeatId } from '../kernel/decision.ts';
import type { Foreseen, Foretold } from './foretold.ts';

/** Why a deed is not carried out as ordered. */
export type Hindrance =
  /** The order at this index is not offered: the target is gone, the way is closed. */
  | { because: 'gone'; at: number }
  /** A chance of the order at this index, from 0 to 1, when it was ordered and now. */
  | { because: 'chance'; at: number; before: number; now: number }
  /** These seats are in danger, and were not. */
  | { because: 'danger'; seats: SeatId[] }
  /** Chance has turned out differently than planned: something is true, or isn't. */
  | { because: 'otherwise' };

/** A seat's remaining orders, the next deed first. */
export interface Left {
  /** With what should be true by then, if that was planned in the same turn. */
  orders: readonly (Foreseen & Partial<Pick<Foretold, 'standing'>>)[];
  /** Seats that were in danger when they were given. */
  inDanger: readonly SeatId[];
}

/** A deed of a plan, or an answer to what follows from one, with what it relies on. */
export type Planned = Foreseen & Pick<Foretold, 'standing'>;

/** The rest of a seat's turn as planned by advice: kept from one question of that turn to the next. */
export interface HeldPlan<Step extends Planned = Planned> extends Left {
  /** The remaining ones, next first; none once the seat has done something else. */
  orders: readonly Step[];
  /** The number of the turn, as the game counts them. */
  turn: number;
  /** The chance to win with it, from 0 to 1, and its standard error, as told; null if none was. */
  chance: { is: number; error: number } | null;
  /** What had come of chance when that was told: see `turnedUp`. */
  asOf: string;
  /** Where the seat's figures were when it was asked, and whether it has done a deed since. */
  at: string;
  hasActed: boolean;
  /** Where they have been before, since the seat did anything but move. */
  been: readonly string[];
}

/** Why advice has another plan than before: what hinders the next deed, or that another is better. */
export type Revised = Hindrance | { because: 'better' };
