import { OPEN, type Steps } from '../walking/steps.ts';
import { spaceName } from './coordinates.ts';
import { type MapText, WALL } from './map-text.ts';

/**
 * A square grid ready for fast queries: cells are numbers, and every step from a cell to a neighbour is
 * listed in flat arrays. Names of spaces appear only at the border.
 */
export interface Grid extends MapText, Steps {
  /** Name of each cell's space, such as "F7". */
  readonly names: readonly string[];
  /** Cell of a space's name; cells outside every area are not listed. */
  readonly cellOf: ReadonlyMap<string, number>;
}

/** What is on the edge between two cells side by side: OPEN, WALL or the number of a door. */
export function edgeBetween(map: MapText, cell: number, other: number): number {
  if (other === cell + 1) return map.east[cell]!;
  if (other === cell - 1) return map.east[other]!;
  return other > cell ? map.south[cell]! : map.south[other]!;
}

/**
 * Prepares a map for queries.
 *
 * A step leads to a cell that shares an edge or a corner. A step across an edge needs an open edge or goes
 * through the door on it. A step across a corner needs one of the two ways around the corner to be free of
 * walls and doors, so nobody slips between two wall ends, and a door is only ever passed straight. Steps
 * across edges are listed before steps across corners, so the straightest of equally short paths is found
 * first.
 */
export function createGrid(map: MapText): Grid {
  const { columns, areas } = map;
  const names = areas.map((_, cell) => spaceName(cell % columns, Math.floor(cell / columns)));
  const cellOf = new Map<string, number>();
  const firstStep = new Int32Array(areas.length + 1);
  const stepTo: number[] = [];
  const stepDoor: number[] = [];

  // Cells of rows beyond the map have numbers beyond its areas; cells of columns beyond it don't.
  const at = (column: number, row: number): number =>
    column >= 0 && column < columns && areas[row * columns + column] ? row * columns + column : -1;
  const isFree = (cell: number, other: number): boolean =>
    other >= 0 && edgeBetween(map, cell, other) === OPEN;

  for (let cell = 0; cell < areas.length; cell++) {
    firstStep[cell] = stepTo.length;
    if (!areas[cell]) continue;
    cellOf.set(names[cell]!, cell);
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    for (const [right, down] of SIDES) {
      const other = at(column + right, row + down);
      if (other < 0) continue;
      const edge = edgeBetween(map, cell, other);
      if (edge === WALL) continue;
      stepTo.push(other);
      stepDoor.push(edge);
    }
    for (const [right, down] of CORNERS) {
      const other = at(column + right, row + down);
      const beside = at(column + right, row);
      const below = at(column, row + down);
      const around = isFree(cell, beside) && isFree(beside, other);
      if (!around && !(isFree(cell, below) && isFree(below, other))) continue;
      stepTo.push(other);
      stepDoor.push(OPEN);
    }
  }
  firstStep[areas.length] = stepTo.length;
  return {
    ...map,
    names,
    cellOf,
    firstStep,
    stepTo: Int16Array.from(stepTo),
    stepDoor: Int16Array.from(stepDoor),
  };
}

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const CORNERS = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;
