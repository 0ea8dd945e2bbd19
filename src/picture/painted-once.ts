import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Size } from './canvases.ts';

/** Where a part of a picture goes. */
export interface Place extends Size {
  readonly x: number;
  readonly y: number;
}

/** A square around a point, on whole pixels. */
export const squareAround = (x: number, y: number, side: number): Place => ({
  x: Math.round(x - side / 2),
  y: Math.round(y - side / 2),
  width: side,
  height: side,
});

/** Keeps the look of parts of pictures that never change, so that they are painted once. */
export interface PaintedOnce {
  /** Draws the part with this key, which `paint` paints with its own origin if it's gone. */
  draw(
    context: SKRSContext2D,
    key: string,
    place: Place,
    paint: (context: SKRSContext2D) => void,
  ): void;
}

/**
 * Returns what is kept for a key, and makes it again if it is gone.
 * @param most the total weight of everything that is kept; the least recently used is dropped first
 * @param weightOf the weight of one, which does not change; more than zero
 */
export function keepLatest<Thing>(
  most: number,
  weightOf: (thing: Thing) => number,
  dropped: (thing: Thing) => void = () => {},
): (key: string, make: () => Thing) => Thing {
  const kept = new Map<string, Thing>();
  let weight = 0;
  return (key, make) => {
    const known = kept.get(key);
    const thing = known ?? make();
    if (known === undefined) weight += weightOf(thing);
    kept.delete(key);
    for (const [oldKey, old] of kept) {
      if (weight <= most) break;
      kept.delete(oldKey);
      weight -= weightOf(old);
      dropped(old);
    }
    kept.set(key, thing);
    return thing;
  };
}
