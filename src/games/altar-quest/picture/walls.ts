import type { SKRSContext2D } from '@napi-rs/canvas';
import { OPEN } from '../../../kernel/walking/steps.ts';
import { INK } from '../../../picture/palette.ts';
import type { Board, Room } from '../rules/board/board.ts';
import { scatter } from './scatter.ts';

const STONE = { top: '#7b8496', light: '#a5aebf', front: '#3a4151', foot: '#262b37' } as const;

/** A stretch of wall one square long, given by its upper or left end. */
interface Stretch {
  readonly column: number;
  readonly row: number;
  readonly isUpright: boolean;
}

/** Every edge of a board with a wall or a door on it. */
function stretches(board: Board): Stretch[] {
  const { columns, rows, areas, east, south } = board.grid;
  const found: Stretch[] = [];
  const isCell = (column: number, row: number): boolean =>
    column >= 0 &&
    row >= 0 &&
    column < columns &&
    row < rows &&
    areas[row * columns + column] !== '';
  for (let row = -1; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      const cell = row * columns + column;
      const here = isCell(column, row);
      const right = isCell(column + 1, row);
      const below = isCell(column, row + 1);
      if ((here || right) && (!here || !right || east[cell] !== OPEN)) {
        found.push({ column: column + 1, row, isUpright: true });
      }
      if ((here || below) && (!here || !below || south[cell] !== OPEN)) {
        found.push({ column, row: row + 1, isUpright: false });
      }
    }
  }
  return found;
}

/** Thickness of walls for a given side of a square. */
export const wallThickness = (square: number): number => Math.round(square * 0.17);

/** Shadows that walls cast on the floor of a room: below them and to their right. */
export function paintWallShadows(
  context: SKRSContext2D,
  board: Board,
  { id }: Room,
  square: number,
): void {
  const long = square * 0.5;
  const short = square * 0.3;
  const { columns, rows } = board.grid;
  for (const { column, row, isUpright } of stretches(board)) {
    // The floor in the shadow begins where the stretch does.
    const isOnBoard = column < columns && row < rows && column >= 0 && row >= 0;
    const room = isOnBoard ? board.rooms[board.roomOfCell[row * columns + column]!] : undefined;
    if (room?.id !== id) continue;
    const x = column * square;
    const y = row * square;
    const shade = isUpright
      ? context.createLinearGradient(x, 0, x + short, 0)
      : context.createLinearGradient(0, y, 0, y + long);
    shade.addColorStop(0, '#05060aa6');
    shade.addColorStop(1, '#05060a00');
    context.fillStyle = shade;
    if (isUpright) context.fillRect(x, y, short, square);
    else context.fillRect(x, y, square, long);
  }
}

/** The solid rock around and between the rooms. */
export function paintRock(context: SKRSContext2D, board: Board, square: number): void {
  const { columns, rows, areas } = board.grid;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (areas[row * columns + column] !== '') continue;
      context.fillStyle = INK.rock;
      context.fillRect(column * square - 1, row * square - 1, square + 2, square + 2);
      context.fillStyle = '#2a303d';
      for (let chip = 0; chip < 5; chip++) {
        const x = (column + scatter(column, row, 40 + chip)) * square;
        const y = (row + scatter(column, row, 50 + chip)) * square;
        const size = square * (0.06 + 0.12 * scatter(column, row, 60 + chip));
        context.fillRect(x, y, size, size * 0.6);
      }
    }
  }
}

/** Walls seen slightly from the front: first the sides that face us, then the tops. */
export function paintWalls(context: SKRSContext2D, board: Board, square: number): void {
  const thick = wallThickness(square);
  const face = Math.round(square * 0.16);
  const all = stretches(board);
  for (const { column, row, isUpright } of all) {
    const x = column * square - thick / 2;
    const y = row * square - thick / 2;
    const bottom = isUpright ? y + square + thick : y + thick;
    const width = isUpright ? thick : square + thick;
    context.fillStyle = STONE.front;
    context.fillRect(x, bottom, width, face);
    context.fillStyle = STONE.foot;
    context.fillRect(x, bottom + face - Math.max(1, square / 30), width, Math.max(1, square / 30));
  }
  context.fillStyle = INK.outline;
  for (const stretch of all) fillTop(context, stretch, square, thick + 2);
  context.fillStyle = STONE.light;
  for (const stretch of all) fillTop(context, stretch, square, thick);
  context.fillStyle = STONE.top;
  for (const stretch of all) fillTop(context, stretch, square, thick - Math.max(2, square / 18));
}

function fillTop(
  context: SKRSContext2D,
  { column, row, isUpright }: Stretch,
  square: number,
  thick: number,
): void {
  const x = column * square - thick / 2;
  const y = row * square - thick / 2;
  const long = square + thick;
  context.fillRect(x, y, isUpright ? thick : long, isUpright ? long : thick);
}
