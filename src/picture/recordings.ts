import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Size } from './canvases.ts';
import type { Place } from './layers.ts';

/**
 * Keeps how parts of pictures are painted, stroke by stroke: a tenth of what their pixels would take, and
 * drawn without a call for every stroke. For what has so many forms that its pixels could not be kept.
 */
export interface Recordings {
  /**
   * Draws the recording of this key; `paint` paints it with its own origin when it is not there any more.
   * What reaches beyond the place is cut off.
   */
  draw(
    context: SKRSContext2D,
    key: string,
    place: Place,
    paint: (context: SKRSContext2D) => void,
  ): void;
}

/** @param limit recordings kept at most; the one used longest ago is dropped first */
export function createRecordings(limit: number): Recordings {
  const kept = new Map<string, Canvas>();
  return {
    draw(context, key, place, paint) {
      const recording = kept.get(key) ?? recorded(place, paint);
      kept.delete(key);
      const [oldest] = kept.keys();
      if (kept.size >= limit && oldest !== undefined) kept.delete(oldest);
      kept.set(key, recording);
      const { width, height } = recording;
      const { x, y } = place;
      context.drawCanvas(recording, 0, 0, width, height, x, y, width * REDUCED, height * REDUCED);
    },
  };
}

/** Strokes stay sharp at any size, and the canvas that they are recorded on takes so much less. A power of two: exact. */
const REDUCED = 8;

function recorded({ width, height }: Size, paint: (context: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(Math.ceil(width / REDUCED), Math.ceil(height / REDUCED));
  const context = canvas.getContext('2d');
  context.scale(1 / REDUCED, 1 / REDUCED);
  paint(context);
  return canvas;
}
