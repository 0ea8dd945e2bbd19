import { isWhole, meets } from '../../../picture/boxes.ts';
import type { TextBox } from '../../../picture/text.ts';
import type { SpaceId } from '../rules/terms.ts';
import type { Point, Terrane } from './land/geometry.ts';
import { moved } from './names.ts';
import { boxesOf, nameAbove, nameBelow } from './space.ts';

/** A name that is written whole, and where. */
export interface NameShown {
  readonly space: SpaceId;
  readonly name: string;
  readonly plate: TextBox;
}

/**
 * The names on a part of the map. The part's edges cut none: a name there moves aside, or above its space. One that
 * would then lie on another space is left out, as is the name of a space whose middle isn't shown.
 */
export function namesShown(
  { map, points }: Terrane,
  names: { readonly [space: SpaceId]: string },
  shown: TextBox,
): NameShown[] {
  const places = map.spaces.flatMap((space) => {
    const at = points.get(space.id);
    if (!at || !isOn(shown, at)) return [];
    const name = names[space.id] ?? space.id;
    return [{ space, at, name, boxes: boxesOf(space, at), usual: nameBelow(space, name, at) }];
  });
  const written: NameShown[] = places
    .filter(({ usual }) => isWhole(shown, usual))
    .map(({ space, name, usual }) => ({ space: space.id, name, plate: usual }));
  for (const { space, at, name } of places) {
    if (written.some((one) => one.space === space.id)) continue;
    const isFree = (plate: TextBox): boolean =>
      isWhole(shown, plate) &&
      !written.some((other) => meets(plate, other.plate)) &&
      !places.some(
        (other) => other.space !== space && other.boxes.some((box) => meets(plate, box)),
      );
    const plate = [nameBelow(space, name, at), nameAbove(space, name, at)]
      .map((usual) => moved(usual, shown))
      .find(isFree);
    if (plate) written.push({ space: space.id, name, plate });
  }
  return written;
}

const isOn = ({ x, y, width, height }: TextBox, at: Point): boolean =>
  at.x > x && at.x < x + width && at.y > y && at.y < y + height;
