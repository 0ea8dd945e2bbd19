import type { Figures } from './measuring.ts';
import type { Pressing } from './pressing.ts';

/** What players must not wait longer for, in milliseconds. */
export interface Bounds {
  /** The 99th percentile until a press is acknowledged. */
  ack: number;
  /** The 95th percentile until the board shows what was chosen. */
  pictureLag: number;
}

const FIRST_RATE = 10;
const FACTOR = 1.4;
/** Milliseconds for which each rate is tried. */
const STEP = 20_000;
/** Fraction of the due choices that must be made. */
const MADE = 0.93;

/** Whether this many choices a second can go on like this. */
export const isSteady = (figures: Figures, rate: number, { ack, pictureLag }: Bounds): boolean =>
  figures.ackMs.p99 <= ack &&
  figures.pictureLagMs.p95 <= pictureLag &&
  figures.choicesPerSecond >= rate * MADE;

/** Raises the rate until something is late; returns the last one at which nothing was. */
export async function highestSteady(
  pressing: Pressing,
  bounds: Bounds,
  progress: (text: string) => void,
): Promise<number> {
  let steady = FIRST_RATE;
  for (let rate = FIRST_RATE; ; rate *= FACTOR) {
    const { figures } = await pressing.press(rate, STEP);
    progress(`${rate.toFixed(0)} a second: ${JSON.stringify(figures)}`);
    if (!isSteady(figures, rate, bounds)) return steady;
    steady = rate;
  }
}
