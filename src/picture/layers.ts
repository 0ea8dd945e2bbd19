import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/** Keeps parts of pictures that never change, so that they are drawn once. */
export interface Layers {
  /** The layer of this key; drawn by `draw` when it is not there any more. */
  get(
    key: string,
    size: { width: number; height: number },
    draw: (context: SKRSContext2D) => void,
  ): Canvas;
}

/** @param limit layers kept at most; the one used longest ago is dropped first */
export function createLayers(limit: number): Layers {
  const kept = new Map<string, Canvas>();
  return {
    get(key, { width, height }, draw) {
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const canvas = freed(width, height) ?? createCanvas(width, height);
      draw(canvas.getContext('2d'));
      kept.set(key, canvas);
      return canvas;
    },
  };

  /** Makes room for one more; the canvas that goes is used again where it has the size. */
  function freed(width: number, height: number): Canvas | null {
    if (kept.size < limit) return null;
    const [oldest] = kept;
    if (!oldest) return null;
    const [key, canvas] = oldest;
    kept.delete(key);
    if (canvas.width !== width || canvas.height !== height) return null;
    canvas.getContext('2d').reset();
    return canvas;
  }
}
