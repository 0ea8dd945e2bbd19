import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Size } from './canvases.ts';

/** Where a part of a picture goes. */
export interface Place extends Size {
  readonly x: number;
  readonly y: number;
}

/** Keeps how parts of pictures look that never change, so that they are painted once. */
export interface PaintedOnce {
  /** Draws the part of this key, which `paint` paints with its own origin when it's gone. */
  draw(
    context: SKRSContext2D,
    key: string,
    place: Place,
    paint: (context: SKRSContext2D) => void,
  ): void;
}

/**
 * Gives what is kept for a key, and makes what is no longer there.
 * @param most what all that is kept may weigh together; what was used longest ago is dropped first
 * @param weightOf what one weighs, which does not change; more than zero
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
