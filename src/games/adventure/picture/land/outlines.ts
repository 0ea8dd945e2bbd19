import type { Point } from './geometry.ts';

/** For each corner of a cell, in the order upper left, upper right, lower right, lower left. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/**
 * The closed outlines of everything above zero in a grid of values, in units of the grid: marching squares.
 * Anything beyond the grid counts as below zero, one step outside.
 */
export function traceOutlines(values: Float32Array, columns: number, rows: number): Point[][] {
  const valueAt = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? -1
      : (values[row * columns + column] as number) || -0.001;
  const next = new Map<string, { key: string; point: Point }[]>();
  for (let row = -1; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      for (const [from, to] of crossings(column, row, valueAt)) {
        next.set(from.key, [...(next.get(from.key) ?? []), to]);
      }
    }
  }
  const outlines: Point[][] = [];
  for (const start of [...next.keys()]) {
    const outline: Point[] = [];
    let key = start;
    for (let step = next.get(key)?.pop(); step; step = next.get(key)?.pop()) {
      outline.push(step.point);
      key = step.key;
    }
    if (outline.length > 2) outlines.push(outline);
  }
  return outlines;
}

interface Crossing {
  readonly key: string;
  readonly point: Point;
}

/** The pieces of outline within a cell, with what is above zero on their left. */
function crossings(
  column: number,
  row: number,
  valueAt: (column: number, row: number) => number,
): [Crossing, Crossing][] {
  const values = CORNERS.map(([x, y]) => valueAt(column + x, row + y));
  const inside = values.map((value) => value > 0);
  const leaving: Crossing[] = [];
  const entering: Crossing[] = [];
  for (let side = 0; side < 4; side++) {
    const after = (side + 1) % 4;
    if (inside[side] === inside[after]) continue;
    const crossing = crossingAt(column, row, side, values[side] as number, values[after] as number);
    (inside[side] ? leaving : entering).push(crossing);
  }
  return entering.flatMap((from, index): [Crossing, Crossing][] => {
    const to = leaving[index];
    return to ? [[from, to]] : [];
  });
}

function crossingAt(column: number, row: number, side: number, from: number, to: number): Crossing {
  const [x, y] = CORNERS[side] as readonly [number, number];
  const [nextX, nextY] = CORNERS[(side + 1) % 4] as readonly [number, number];
  const part = from / (from - to);
  const edge = [column + x, row + y, column + nextX, row + nextY];
  const key =
    edge[0] === edge[2]
      ? `v ${edge[0]} ${Math.min(edge[1] as number, edge[3] as number)}`
      : `h ${Math.min(edge[0] as number, edge[2] as number)} ${edge[1]}`;
  return {
    key,
    point: { x: column + x + (nextX - x) * part, y: row + y + (nextY - y) * part },
  };
}
