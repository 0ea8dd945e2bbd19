import { edgeBetween } from '../../../../kernel/grid/grid.ts';
import { OPEN } from '../../../../kernel/walking/steps.ts';
import { type Board, type BoardSituation, cellOf, type Space } from './board.ts';

/**
 * Every way to put a Huge figure, two by two spaces (AQ-151), so that it covers this space (AQ-148, AQ-152). It
 * stays inside one room and off features; figures and tokens in the way do not matter, they are moved (AQ-149,
 * AQ-153). Each placement lists its four spaces in reading order.
 */
export function hugePlacements(
  board: Board,
  situation: BoardSituation,
  covering: Space,
): (readonly Space[])[] {
  const { grid } = board;
  const cell = cellOf(board, covering);
  const column = cell % grid.columns;
  const row = Math.floor(cell / grid.columns);
  const placements: (readonly Space[])[] = [];
  for (const [left, top] of CORNERS) {
    const [west, north] = [column - left, row - top];
    if (west < 0 || north < 0 || west + 1 >= grid.columns || north + 1 >= grid.rows) continue;
    const first = north * grid.columns + west;
    const cells = [first, first + 1, first + grid.columns, first + grid.columns + 1] as const;
    if (!isOpenSquare(board, cells)) continue;
    const spaces = cells.map((covered) => grid.names[covered]!);
    if (spaces.some((space) => situation.featureSpaces.has(space))) continue;
    placements.push(spaces);
  }
  return placements;
}

/** Offsets from the top left space of a placement to the space it has to cover. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

function isOpenSquare(
  board: Board,
  [topLeft, topRight, bottomLeft, bottomRight]: readonly [number, number, number, number],
): boolean {
  const sides = [
    [topLeft, topRight],
    [topLeft, bottomLeft],
    [topRight, bottomRight],
    [bottomLeft, bottomRight],
  ] as const;
  return sides.every(
    ([one, other]) => board.roomOfCell[one]! >= 0 && edgeBetween(board.grid, one, other) === OPEN,
  );
}
