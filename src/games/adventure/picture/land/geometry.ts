import { onceFor } from '../../../../kernel/once-for.ts';
import type { MapDefinition, SpaceDefinition } from '../../rules/map/definition.ts';
import type { SpaceId } from '../../rules/terms.ts';
import { scatter } from './noise.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Width of every map in units; its height follows from its shape. */
export const MAP_WIDTH = 1000;

const mapHeight = ({ shape: [width, height] }: Pick<MapDefinition, 'shape'>): number =>
  Math.round((MAP_WIDTH * height) / width);

/** The middle of a space, in units of the map. */
const pointOf = (map: Pick<MapDefinition, 'shape'>, { at: [x, y] }: SpaceDefinition): Point => ({
  x: (x * MAP_WIDTH) / 100,
  y: (y * mapHeight(map)) / 100,
});

/** A path as drawn: a curve, on land or over the sea. */
export interface Way {
  readonly from: Point;
  readonly to: Point;
  /** The point towards which the curve bends. */
  readonly by: Point;
  readonly isSea: boolean;
}

/** What drawing needs from a map. */
export interface Terrane {
  readonly map: MapDefinition;
  readonly height: number;
  readonly points: ReadonlyMap<SpaceId, Point>;
  readonly ways: readonly Way[];
}

export const terraneOf = onceFor((map: MapDefinition): Terrane => {
  const points = new Map(map.spaces.map((space) => [space.id, pointOf(map, space)]));
  const height = mapHeight(map);
  return { map, height, points, ways: waysOf(map, points, height) };
});

/** Ships go between two spaces of the coast; everywhere else people walk. */
function waysOf(map: MapDefinition, points: ReadonlyMap<SpaceId, Point>, height: number): Way[] {
  const isCoast = (id: SpaceId) => map.spaces.find((space) => space.id === id)?.terrain === 'coast';
  const centre = { x: MAP_WIDTH / 2, y: height / 2 };
  return map.paths.flatMap(([one, other], index) => {
    const [from, to] = [points.get(one), points.get(other)];
    if (!from || !to) return [];
    const isSea = isCoast(one) && isCoast(other);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    const across = { x: -dy / length, y: dx / length };
    // Ships stay clear of the land: their way bends outwards.
    const outwards = (middle.x - centre.x) * across.x + (middle.y - centre.y) * across.y;
    const bend = isSea
      ? Math.sign(outwards || 1) * length * 0.22
      : (scatter(index, 7, 11) - 0.5) * length * 0.26;
    return [
      { from, to, by: { x: middle.x + across.x * bend, y: middle.y + across.y * bend }, isSea },
    ];
  });
}

/** A point of a way; 0 is where it begins, 1 where it ends. */
export function alongWay({ from, to, by }: Way, part: number): Point {
  const rest = 1 - part;
  return {
    x: rest * rest * from.x + 2 * rest * part * by.x + part * part * to.x,
    y: rest * rest * from.y + 2 * rest * part * by.y + part * part * to.y,
  };
}

export function distance(one: Point, other: Point): number {
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  return Math.sqrt(dx * dx + dy * dy);
}
