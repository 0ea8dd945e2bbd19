import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Terrain } from '../../rules/map/definition.ts';
import { alongWay, distance, MAP_WIDTH, type Point, type Terrane } from './geometry.ts';
import { terrainAt } from './ground.ts';
import { scatter } from './noise.ts';
import { type Growth, PLANTS } from './plants.ts';
import { ROCKS } from './rocks.ts';
import type { Shore } from './shore.ts';

/** What stands on a terrain: how likely it is at each spot, which of these; large things on a wider grid. */
interface Stand {
  readonly large?: readonly [number, readonly Growth[]];
  readonly small: readonly [number, readonly Growth[]];
}

const { pine, snowyPine, oak, orchard, jungleTree, palm, deadTree, reeds, tuft, field } = PLANTS;
const { peak, snowPeak, crag, ashPeak, blightPeak, hill, snowHill, mesa, dune, volcano, crack } =
  ROCKS;

const WOODED: Stand = { small: [0.92, [pine, pine, oak, pine]] };

const STANDS: { readonly [terrain in Terrain]: Stand } = {
  plain: { large: [0.22, [field, orchard]], small: [0.34, [tuft, oak, tuft, orchard]] },
  forest: WOODED,
  hills: { large: [0.95, [crag, hill, peak]], small: [0.4, [pine, tuft, pine, oak]] },
  swamp: { small: [0.6, [reeds, deadTree, reeds, oak, tuft]] },
  snow: { large: [0.85, [snowPeak, snowPeak, snowHill]], small: [0.45, [snowyPine]] },
  blight: {
    large: [0.35, [blightPeak]],
    small: [0.55, [deadTree, deadTree, PLANTS.blightPool, deadTree]],
  },
  jungle: { small: [0.95, [jungleTree, palm, jungleTree]] },
  desert: { large: [0.95, [mesa]], small: [0.34, [dune]] },
  ash: { large: [0.95, [ashPeak, volcano, ashPeak, ashPeak]], small: [0.4, [crack, deadTree]] },
  coast: { small: [0.5, [tuft, oak, reeds]] },
  city: { small: [0, [tuft]] },
};

interface Thing extends Point {
  readonly growth: Growth;
  readonly chance: number;
}

/** How far from the middle of a space, and from a way, something may stand. */
const ROOM = { space: 66, way: 15, largeWay: 27 } as const;

/** Everything that stands on the land, the northernmost first, so that what is nearer covers what is behind it. */
export function paintScenery(context: SKRSContext2D, terrane: Terrane, shore: Shore): void {
  const roads = terrane.ways
    .filter(({ isSea }) => !isSea)
    .flatMap((way) => Array.from({ length: 21 }, (_, index) => alongWay(way, index / 20)));
  const large = standing(terrane, shore, roads, 48, true);
  const small = standing(terrane, shore, roads, 20, false).filter(({ x, y }) =>
    large.every((other) => Math.abs(other.x - x) > 30 || y < other.y - 34 || y > other.y + 10),
  );
  const things = [...large, ...small].sort((one, other) => one.y - other.y);
  for (const { growth, x, y, chance } of things) growth(context, x, y, chance);
}

function standing(
  terrane: Terrane,
  shore: Shore,
  roads: readonly Point[],
  step: number,
  isLarge: boolean,
): Thing[] {
  const spaces = [...terrane.points.values()];
  const salt = isLarge ? 71 : 81;
  const things: Thing[] = [];
  for (let row = 0; row * step < terrane.height + step; row++) {
    for (let column = 0; column * step < MAP_WIDTH + step; column++) {
      const x = (column + scatter(column, row, salt)) * step;
      const y = (row + scatter(column, row, salt + 1)) * step;
      const stand = STANDS[terrainAt(terrane, x, y)];
      const [likely, growths] = (isLarge ? stand.large : stand.small) ?? [0, []];
      if (scatter(column, row, salt + 2) >= likely) continue;
      if (shore.depth(x, y) < (isLarge ? 34 : 15) || shore.depth(x, y - 22) < 6) continue;
      const where = { x, y: y - (isLarge ? 16 : 6) };
      const near = ROOM.space + (isLarge ? 22 : 0);
      if (spaces.some((space) => isBeside(space, where, near))) continue;
      const clear = isLarge ? ROOM.largeWay : ROOM.way;
      if (roads.some((road) => distance(road, where) < clear)) continue;
      const chance = scatter(column, row, salt + 3);
      const growth = growths[Math.floor(scatter(column, row, salt + 4) * growths.length)];
      if (growth) things.push({ x, y, growth, chance });
    }
  }
  return things;
}

/** Around a space, and below it under its name, the land stays bare. */
const isBeside = (space: Point, { x, y }: Point, near: number): boolean =>
  Math.hypot(x - space.x, (y - space.y - 14) / 1.05) < near;
