import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { giveBack, pixelsOf, type Size, takeCanvas } from './canvases.ts';
import { keepLatest, type PaintedOnce } from './painted-once.ts';

/** Pixels of all layers together, of four bytes each: more than a crowded board and a map have. */
const MOST_PIXELS = 6_000_000;

const kept = keepLatest<Canvas>(MOST_PIXELS, pixelsOf, giveBack);
let made = 0;

/**
 * Keeps the pixels of parts of pictures, at the size that they have there. They are never painted straight onto
 * the picture, even where that would be quicker: it would differ by a shade, and by what was drawn before,
 * which may have been somebody's secret.
 */
export function createLayers(): PaintedOnce {
  const own = made++;
  return {
    draw(context, key, place, paint) {
      const { a: scale, e, f } = context.getTransform();
      const size = {
        width: Math.ceil(place.width * scale),
        height: Math.ceil(place.height * scale),
      };
      const layer = kept(`${own} ${scale} ${key}`, () => painted(size, scale, paint));
      context.save();
      // Pixel on pixel: nothing is blurred, and nothing has to be computed.
      context.setTransform(
        1,
        0,
        0,
        1,
        Math.round(place.x * scale + e),
        Math.round(place.y * scale + f),
      );
      context.drawImage(layer, 0, 0, size.width, size.height, 0, 0, size.width, size.height);
      context.restore();
    },
  };
}

function painted(size: Size, scale: number, paint: (context: SKRSContext2D) => void): Canvas {
  const canvas = takeCanvas(roundedUp(size));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  paint(context);
  return canvas;
}

/** To few sizes, so that a dropped canvas can be reused for another layer. */
const roundedUp = ({ width, height }: Size): Size => ({ width: up(width), height: up(height) });

const up = (pixels: number): number => {
  const step = pixels > 256 ? 128 : 32;
  return Math.ceil(pixels / step) * step;
};
