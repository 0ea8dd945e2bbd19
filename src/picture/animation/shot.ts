import type { SKRSContext2D } from '@napi-rs/canvas';

/** A part of an animation: something that stands for a while, or moves before what stands. */
export interface Shot {
  /** Milliseconds that it takes if there is time for everything. */
  readonly lasts: number;
  /** Paints what stands still, over the whole picture. */
  readonly ground: Paint;
  /** Paints what moves before it, at a moment from 0 (nothing has moved) to 1 (all has); absent, nothing does. */
  readonly moving?: (context: SKRSContext2D, moment: number) => void;
  /** What happens, in a few words below the picture; absent, those of the shot before stay. */
  readonly caption?: string;
}

export type Paint = (context: SKRSContext2D) => void;

/** A moment at which what moves begins and ends gently. */
export const eased = (moment: number): number => moment * moment * (3 - 2 * moment);
