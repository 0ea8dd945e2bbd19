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
   * Draws what `paint` paints, with the top left corner of the place as origin and nothing beyond it. The
   * second time that a key is asked for, it is kept as a layer: of what is drawn only once that would be
   * work for nothing, which is most where a thousand matches are drawn in turn.
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
  /** Keys that were asked for once. */
  const once = new Set<string>();

  return {
    draw(context, key, place, paint) {
      const { x, y, width, height } = place;
      const layer = kept.get(key) ?? (once.delete(key) ? painted(place, paint) : null);
      if (!layer) {
        remember(once, key, limit);
        paintOn(context, place, paint);
        return;
      }
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

function paintOn(
  context: SKRSContext2D,
  { x, y, width, height }: Place,
  paint: (context: SKRSContext2D) => void,
): void {
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.translate(x, y);
  paint(context);
  context.restore();
}

function remember(keys: Set<string>, key: string, most: number): void {
  keys.add(key);
  const [oldest] = keys;
  if (keys.size > most && oldest !== undefined) keys.delete(oldest);
}

/** To few sizes, so that a canvas that is dropped can be used again for another layer. */
const roundedUp = ({ width, height }: Size): Size => ({ width: up(width), height: up(height) });

const up = (pixels: number): number => {
  const step = pixels > 768 ? 640 : pixels > 256 ? 256 : 64;
  return Math.ceil(pixels / step) * step;
};
