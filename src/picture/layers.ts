import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { giveBack, type Size, takeCanvas } from './canvases.ts';

/** Where a layer goes on a picture. */
export interface Place extends Size {
  readonly x: number;
  readonly y: number;
}

/** Keeps parts of pictures that never change, so that they are painted once. */
export interface Layers {
  /**
   * Draws the layer of this key, which `paint` paints with its own origin when it is not there any more.
   * Never straight onto the picture, where that would be quicker: it would differ by a shade, and by what
   * was drawn before, which may have been somebody's secret.
   */
  draw(
    context: SKRSContext2D,
    key: string,
    place: Place,
    paint: (context: SKRSContext2D) => void,
  ): void;
}

/** @param limit layers kept at most; the one used longest ago is dropped first */
export function createLayers(limit: number): Layers {
  const kept = new Map<string, Canvas>();
  return {
    draw(context, key, place, paint) {
      const { x, y, width, height } = place;
      const layer = kept.get(key) ?? painted(place, paint);
      keep(key, layer);
      context.drawImage(layer, 0, 0, width, height, x, y, width, height);
    },
  };

  /** As the one used last. */
  function keep(key: string, layer: Canvas): void {
    kept.delete(key);
    const [oldest] = kept;
    if (kept.size >= limit && oldest) {
      kept.delete(oldest[0]);
      giveBack(oldest[1]);
    }
    kept.set(key, layer);
  }
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
