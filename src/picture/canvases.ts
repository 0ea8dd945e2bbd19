import { type Canvas, createCanvas } from '@napi-rs/canvas';

/**
 * Canvases used again: a fresh one of a board's size costs up to 18 ms, most of it memory that has
 * to be fetched and given back; a used one costs 1 ms.
 */
const idle = new Map<string, Canvas[]>();

/** Idle canvases kept for each size. */
const KEPT = 2;

/**
 * Lends a canvas for as long as the work takes. It is as a new one: empty, nothing set. It must not
 * be touched after the promise has settled.
 */
export async function onCanvas<Result>(
  size: { readonly width: number; readonly height: number },
  work: (canvas: Canvas) => Promise<Result>,
): Promise<Result> {
  const key = `${size.width}x${size.height}`;
  const kept = idle.get(key) ?? [];
  idle.set(key, kept);
  const canvas = kept.pop() ?? createCanvas(size.width, size.height);
  canvas.getContext('2d').reset();
  try {
    return await work(canvas);
  } finally {
    if (kept.length < KEPT) kept.push(canvas);
  }
}
