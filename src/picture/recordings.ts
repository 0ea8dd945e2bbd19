import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Size } from './canvases.ts';
import { keepLatest, type PaintedOnce } from './painted-once.ts';

/**
 * Keeps how parts of pictures are painted, stroke by stroke: a tenth of what their pixels would take, and drawn
 * without a call for every stroke. For parts with so many forms that their pixels could not be kept. Anything
 * beyond the place is cut off.
 * @param limit maximum recordings kept
 */
export function createRecordings(limit: number): PaintedOnce {
  const kept = keepLatest<Canvas>(limit, () => 1);
  return {
    draw(context, key, place, paint) {
      const recording = kept(key, () => recorded(place, paint));
      const { width, height } = recording;
      const { x, y } = place;
      context.drawCanvas(recording, 0, 0, width, height, x, y, width * REDUCED, height * REDUCED);
    },
  };
}

/**
 * Strokes stay sharp at any size, and the canvas they are recorded on takes that much less. A power of two:
 * exact.
 */
const REDUCED = 8;

function recorded({ width, height }: Size, paint: (context: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(Math.ceil(width / REDUCED), Math.ceil(height / REDUCED));
  const context = canvas.getContext('2d');
  context.scale(1 / REDUCED, 1 / REDUCED);
  paint(context);
  return canvas;
}
