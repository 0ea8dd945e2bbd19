import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const pixelsOf = ({ width, height }: Size): number => width * height;

/**
 * Canvases to be reused, the one returned last at the end: a fresh one of a board's size costs up to 18 ms,
 * most of it memory that has to be allocated and freed; a used one costs 1 ms. Besides, a canvas's memory
 * counts for the garbage collector, which goes through everything again after every few fresh ones.
 */
const idle: Canvas[] = [];

/** Pixels of all idle canvases together, of four bytes each: a board of each game, at the sizes of one match. */
const MOST_IDLE = 4_000_000;

/**
 * Lends a canvas for as long as the work takes. It is like a new one: empty, nothing set. It must not be
 * touched after the promise has settled.
 */
export async function onCanvas<Result>(
  size: Size,
  work: (canvas: Canvas) => Promise<Result>,
): Promise<Result> {
  const canvas = takeCanvas(size);
  try {
    return await work(canvas);
  } finally {
    giveBack(canvas);
  }
}

/** A canvas of exactly this size, like a new one; return it once it's no longer needed. */
export function takeCanvas({ width, height }: Size): Canvas {
  const index = idle.findLastIndex((one) => one.width === width && one.height === height);
  const [used] = index < 0 ? [] : idle.splice(index, 1);
  const canvas = used ?? createCanvas(width, height);
  canvas.getContext('2d').reset();
  return canvas;
}

/** Keeps a canvas for the next caller who needs its size. It must not be touched after that. */
export function giveBack(canvas: Canvas): void {
  idle.push(canvas);
  let pixels = idle.reduce((sum, one) => sum + pixelsOf(one), 0);
  while (pixels > MOST_IDLE) pixels -= pixelsOf(idle.shift() as Canvas);
}
