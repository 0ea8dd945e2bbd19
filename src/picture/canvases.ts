import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Canvases used again: a fresh one of a board's size costs up to 18 ms, most of it memory that has
 * to be fetched and given back; a used one costs 1 ms. Besides, what a canvas takes counts for the
 * garbage collector, which goes through everything again after every few fresh ones.
 */
const idle = new Map<string, Canvas[]>();

/** Idle canvases kept for each size. */
const KEPT = 2;

/**
 * Lends a canvas for as long as the work takes. It is as a new one: empty, nothing set. It must not
 * be touched after the promise has settled.
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

/** A canvas of exactly this size, as a new one; to be given back when it is not needed any more. */
export function takeCanvas(size: Size): Canvas {
  const canvas = idleOf(size).pop() ?? createCanvas(size.width, size.height);
  canvas.getContext('2d').reset();
  return canvas;
}

/** Keeps a canvas for the next one who needs its size. It must not be touched any more. */
export function giveBack(canvas: Canvas): void {
  const kept = idleOf(canvas);
  if (kept.length < KEPT) kept.push(canvas);
}

function idleOf({ width, height }: Size): Canvas[] {
  const key = `${width}x${height}`;
  const kept = idle.get(key) ?? [];
  idle.set(key, kept);
  return kept;
}
