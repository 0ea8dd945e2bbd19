import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Size } from './canvases.ts';

/** Where a part of a picture goes. */
export interface Place extends Size {
  readonly x: number;
  readonly y: number;
}

/** Keeps how parts of pictures look that never change, so that they are painted once. */
export interface PaintedOnce {
  /** Draws the part of this key, which `paint` paints with its own origin when it is not there any more. */
  draw(
    context: SKRSContext2D,
    key: string,
    place: Place,
    paint: (context: SKRSContext2D) => void,
  ): void;
}

/**
 * Gives what is kept for a key, and makes what is not there any more.
 * @param limit things kept at most; the one used longest ago is dropped first
 */
export function keepLatest<Thing>(
  limit: number,
  dropped: (thing: Thing) => void = () => {},
): (key: string, make: () => Thing) => Thing {
  const kept = new Map<string, Thing>();
  return (key, make) => {
    const thing = kept.get(key) ?? make();
    kept.delete(key);
    const [oldest] = kept;
    if (kept.size >= limit && oldest) {
      kept.delete(oldest[0]);
      dropped(oldest[1]);
    }
    kept.set(key, thing);
    return thing;
  };
}
