import { Path2D } from '@napi-rs/canvas';
import { alongWay, distance, MAP_WIDTH, type Point, type Terrane, type Way } from './geometry.ts';
import { mixed, roughNoise } from './noise.ts';
import { traceOutlines } from './outlines.ts';

/** Where there is land and where water. */
export interface Shore {
  /** The outline of all land, lakes cut out. */
  readonly outline: Path2D;
  /** How far inside the land a point is, in units, approximately; negative in the water. */
  depth(x: number, y: number): number;
  /** Whether a point lies in water that reaches the map's edge. */
  isSea(x: number, y: number): boolean;
}

/** Units between the points for which the land is computed. */
const GRID = 8;
/** How far the land reaches around a space, an isle and a path. */
const REACH = { space: 122, isle: 80, path: 88 } as const;
const LAKE = 54;
/** How far the shore wanders in and out. */
const RAGGED = 34;

/**
 * Land is where spaces and paths are. Spaces of the coast that can be walked to have water beside them: a bay
 * or a lake.
 */
export function shoreOf(terrane: Terrane): Shore {
  const columns = Math.ceil(MAP_WIDTH / GRID) + 1;
  const rows = Math.ceil(terrane.height / GRID) + 1;
  const { blobs, lakes } = partsOf(terrane);
  const depths = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      depths[row * columns + column] = rawDepth(column * GRID, row * GRID, blobs, lakes);
    }
  }
  const isSea = seaOf(depths, columns, rows);
  for (const [index, depth] of depths.entries()) {
    if (depth > 0 || isSea[index]) continue;
    // Water that does not reach the map's edge is a lake or nothing.
    const [x, y] = [(index % columns) * GRID, Math.floor(index / columns) * GRID];
    if (lakeDepth(x, y, lakes) >= 0) depths[index] = GRID;
  }
  const far = distances(depths, columns, rows);
  const indexAt = (column: number, row: number): number =>
    Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column));
  const farAt = (column: number, row: number): number => far[indexAt(column, row)] as number;
  return {
    outline: outlineOf(depths, columns, rows),
    depth(x, y) {
      const [column, row] = [Math.floor(x / GRID), Math.floor(y / GRID)];
      const part = x / GRID - column;
      const upper = mixed(farAt(column, row), farAt(column + 1, row), part);
      const lower = mixed(farAt(column, row + 1), farAt(column + 1, row + 1), part);
      return mixed(upper, lower, y / GRID - row);
    },
    isSea: (x, y) => isSea[indexAt(Math.round(x / GRID), Math.round(y / GRID))] === 1,
  };
}

interface Blob extends Point {
  readonly reach: number;
  readonly isIsle: boolean;
}

/** Water between an isle and the land. */
const STRAIT = 36;

function partsOf(terrane: Terrane): { blobs: Blob[]; lakes: Point[] } {
  const { map, points, ways } = terrane;
  const walked = ways.filter(({ isSea }) => !isSea);
  const blobs: Blob[] = [];
  const lakes: Point[] = [];
  for (const space of map.spaces) {
    const point = points.get(space.id) as Point;
    const isIsle = !walked.some(({ from, to }) => from === point || to === point);
    blobs.push({ ...point, reach: isIsle ? REACH.isle : REACH.space, isIsle });
    if (space.terrain === 'coast' && !isIsle) lakes.push(besideRoads(terrane, point));
  }
  for (const way of walked) {
    for (const part of [0.2, 0.35, 0.5, 0.65, 0.8]) {
      blobs.push({ ...alongWay(way, part), reach: REACH.path, isIsle: false });
    }
  }
  return { blobs, lakes };
}

/** Where the water beside a space is: where ships leave, or else in the widest gap between its paths. */
function besideRoads({ ways }: Terrane, point: Point): Point {
  const own = ways.filter(({ from, to }) => from === point || to === point);
  const angleOf = (way: Way): number => {
    const { x, y } = alongWay(way, way.from === point ? 0.3 : 0.7);
    return Math.atan2(y - point.y, x - point.x);
  };
  const ship = own.find(({ isSea }) => isSea);
  const towards = ship ? angleOf(ship) : widestGap(own.map(angleOf));
  const away = LAKE + 42;
  return { x: point.x + Math.cos(towards) * away, y: point.y + Math.sin(towards) * away };
}

/** The middle of the widest gap between directions. */
function widestGap(angles: readonly number[]): number {
  const sorted = [...angles].sort((one, other) => one - other);
  let [widest, middle] = [0, Math.PI / 2];
  for (const [index, angle] of sorted.entries()) {
    const next = sorted[index + 1] ?? (sorted[0] as number) + Math.PI * 2;
    if (next - angle > widest) [widest, middle] = [next - angle, (next + angle) / 2];
  }
  return middle;
}

function rawDepth(x: number, y: number, blobs: readonly Blob[], lakes: readonly Point[]): number {
  let [mainland, isle] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const blob of blobs) {
    const inside = blob.reach - distance(blob, { x, y });
    if (blob.isIsle) isle = Math.max(isle, inside);
    else mainland = Math.max(mainland, inside);
  }
  const ragged = roughNoise(x / 85, y / 85, 3) * RAGGED;
  const cut = Math.min(mainland + ragged, -STRAIT - isle, lakeDepth(x, y, lakes));
  return Math.max(cut, Math.min(isle + ragged * 0.8, isle + 18));
}

function lakeDepth(x: number, y: number, lakes: readonly Point[]): number {
  let outside = Number.POSITIVE_INFINITY;
  for (const lake of lakes) {
    const wide = Math.hypot((x - lake.x) / 1.25, y - lake.y);
    outside = Math.min(outside, wide - LAKE + roughNoise(x / 40, y / 40, 5) * 16);
  }
  return outside;
}

/** For each point whether it is in water that reaches the map's edge. */
function seaOf(depths: Float32Array, columns: number, rows: number): Uint8Array {
  const isSea = new Uint8Array(depths.length);
  const open: number[] = [];
  const visit = (column: number, row: number): void => {
    if (column < 0 || row < 0 || column >= columns || row >= rows) return;
    const index = row * columns + column;
    if (isSea[index] || (depths[index] as number) > 0) return;
    isSea[index] = 1;
    open.push(index);
  };
  for (let column = 0; column < columns; column++) {
    visit(column, 0);
    visit(column, rows - 1);
  }
  for (let row = 0; row < rows; row++) {
    visit(0, row);
    visit(columns - 1, row);
  }
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    visit(column - 1, row);
    visit(column + 1, row);
    visit(column, row - 1);
    visit(column, row + 1);
  }
  return isSea;
}

/** For each point how far it is from the shore: above zero on land, below it in the water. */
function distances(depths: Float32Array, columns: number, rows: number): Float32Array {
  const toWater = new Float32Array(depths.length).map((_, index) =>
    (depths[index] as number) > 0 ? 1e6 : 0,
  );
  const toLand = toWater.map((away) => (away > 0 ? 0 : 1e6));
  for (const away of [toWater, toLand]) spread(away, columns, rows);
  return toWater.map((away, index) => away - (toLand[index] as number));
}

/** Gives every point its distance from the nearest one that is 0, in two sweeps. */
function spread(away: Float32Array, columns: number, rows: number): void {
  const sweep = (start: number, step: 1 | -1): void => {
    for (let count = 0, index = start; count < away.length; count++, index += step) {
      const column = index % columns;
      const near = (by: number, cost: number): number =>
        ((column + by + columns * 2) % columns) - column === by ? cost : 1e6;
      const before = index - columns * step;
      const reached = (at: number, cost: number): number => (away[at] ?? 1e6) + cost;
      away[index] = Math.min(
        away[index] as number,
        reached(index - step, near(-step, GRID)),
        reached(before, GRID),
        reached(before - 1, near(-1, GRID * 1.4)),
        reached(before + 1, near(1, GRID * 1.4)),
      );
    }
  };
  sweep(0, 1);
  sweep(columns * rows - 1, -1);
}

function outlineOf(depths: Float32Array, columns: number, rows: number): Path2D {
  const outline = new Path2D();
  for (const points of traceOutlines(depths, columns, rows)) {
    if (points.length < 8) continue;
    const at = (index: number): Point => {
      const { x, y } = points[(index + points.length) % points.length] as Point;
      return { x: x * GRID, y: y * GRID };
    };
    const between = (index: number): Point => ({
      x: (at(index).x + at(index + 1).x) / 2,
      y: (at(index).y + at(index + 1).y) / 2,
    });
    const start = between(-1);
    outline.moveTo(start.x, start.y);
    for (let index = 0; index < points.length; index++) {
      const [corner, end] = [at(index), between(index)];
      outline.quadraticCurveTo(corner.x, corner.y, end.x, end.y);
    }
    outline.closePath();
  }
  return outline;
}
