import type { Shot } from './shot.ts';

/** Milliseconds that an animation lasts at most. */
export const LONGEST = 12_000;
/** Milliseconds between two frames of something that moves. */
const STEP = 80;
/** The least that everyone's screen shows; shorter ones are shown for longer. */
const SHORTEST = 20;
/** A GIF counts in these. */
const TICK = 10;

export interface Frame {
  readonly shot: Shot;
  readonly moment: number;
  /** Milliseconds, in whole hundredths of a second. */
  readonly lasts: number;
}

/** All frames of an animation, faster where there's too little time for everything; null if even that won't do. */
export function framesOf(shots: readonly Shot[]): Frame[] | null {
  const whole = shots.reduce((sum, { lasts }) => sum + lasts, 0);
  const pace = Math.min(1, LONGEST / whole);
  const frames = shots.flatMap((shot) => framesIn(shot, shot.lasts * pace));
  const lasts = frames.reduce((sum, frame) => sum + frame.lasts, 0);
  return lasts > LONGEST ? null : frames;
}

function framesIn(shot: Shot, lasts: number): Frame[] {
  const count = shot.moving ? Math.max(1, Math.round(lasts / STEP)) : 1;
  const each = Math.max(SHORTEST, Math.floor(lasts / count / TICK) * TICK);
  return Array.from({ length: count }, (_, index) => ({
    shot,
    moment: (index + 1) / count,
    lasts: each,
  }));
}
