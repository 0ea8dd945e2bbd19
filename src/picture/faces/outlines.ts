import { Path2D } from '@napi-rs/canvas';

/**
 * Outlines of parts, as SVG paths in a square of 100 by 100: the nose is near its middle, the chin near 74, the
 * shoulders leave it at the bottom.
 */
export const outline = (path: string): Path2D => new Path2D(path);

/** A symmetric outline by its left half, which runs from one point of the middle line to another. */
export function half(path: string): Path2D {
  const whole = new Path2D(path);
  whole.addPath(new Path2D(path), MIRRORED);
  return whole;
}

/** Something on the left, and the same on the right: an ear, a horn, a braid. */
export const pair = half;

const MIRRORED = { a: -1, b: 0, c: 0, d: 1, e: 100, f: 0 };
