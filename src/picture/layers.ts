import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { giveBack, type Size, takeCanvas } from './canvases.ts';
import { keepLatest, type PaintedOnce } from './painted-once.ts';

/**
 * Keeps the pixels of parts of pictures. They are never painted straight onto the picture, where that would
 * be quicker: it would differ by a shade, and by what was drawn before, which may have been somebody's secret.
 * @param limit layers kept at most
 */
export function createLayers(limit: number): PaintedOnce {
  const kept = keepLatest<Canvas>(limit, giveBack);
  return {
    draw(context, key, place, paint) {
      const { x, y, width, height } = place;
      const layer = kept(key, () => painted(place, paint));
      context.drawImage(layer, 0, 0, width, height, x, y, width, height);
    },
  };
}

function painted(size: Size, paint: (context: SKRSContext2D) => void): Canvas {
  const canvas = takeCanvas(roundedUp(size));
  paint(canvas.getContext('2d'));
  return canvas;
}

/** To few sizes, so that a canvas that is dropped can be used again for another layer. */
const roundedUp = ({ width, height }: Size): Size => ({ width: up(width), height: up(height) });

const up = (pixels: number): number => {
  const step = pixels > 768 ? 640 : pixels > 256 ? 256 : 64;
  return Math.ceil(pixels / step) * step;
};
