import type { SKRSContext2D } from '@napi-rs/canvas';
import { columnName, spaceName } from '../../../kernel/grid/coordinates.ts';
import { faded, INK, MARK } from '../../../picture/palette.ts';
import { writeLine } from '../../../picture/text.ts';
import type { Board } from '../rules/board/board.ts';
import { boxOf, PICTURE, type Viewport } from './layout.ts';
import type { BoardScene } from './scene.ts';

/** Tints by the number of Move actions; the dots say the same without colour. */
const COSTS = [MARK.green, MARK.sky, MARK.blue] as const;

/** Tints the spaces the active hero can reach; one dot for each Move action it takes. */
export function drawReachable(context: SKRSContext2D, scene: BoardScene, square: number): void {
  for (const { space, actions } of scene.reachable ?? []) {
    const { x, y } = boxOf(scene.board, square, [space]);
    const colour = COSTS[Math.min(actions, COSTS.length) - 1] ?? MARK.green;
    const inset = square * 0.12;
    context.fillStyle = faded(colour, 0.3);
    context.strokeStyle = faded(colour, 0.95);
    context.lineWidth = Math.max(2, square * 0.045);
    context.beginPath();
    context.roundRect(x + inset, y + inset, square - inset * 2, square - inset * 2, square * 0.14);
    context.fill();
    context.stroke();
    for (let dot = 0; dot < actions; dot++) {
      const across = x + square / 2 + (dot - (actions - 1) / 2) * square * 0.24;
      context.beginPath();
      context.arc(across, y + square * 0.48, square * 0.085, 0, Math.PI * 2);
      context.fillStyle = INK.text;
      context.fill();
      context.lineWidth = Math.max(1, square * 0.025);
      context.strokeStyle = INK.outline;
      context.stroke();
    }
  }
}

/** Lights up the spaces that the eye should find first; what stands there is drawn on top. */
export function drawHighlights(context: SKRSContext2D, scene: BoardScene, square: number): void {
  const outside = square * 0.1;
  for (const space of scene.highlighted ?? []) {
    const { x, y } = boxOf(scene.board, square, [space]);
    const side = square + outside * 2;
    context.beginPath();
    context.roundRect(x - outside, y - outside, side, side, square * 0.2);
    context.fillStyle = faded(MARK.yellow, 0.65);
    context.fill();
    for (const [colour, width] of [
      [INK.outline, square * 0.12],
      [MARK.yellow, square * 0.07],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke();
    }
  }
}

/**
 * Names of spaces on the floor: every third column and row on the whole board, every space where
 * squares are large enough.
 */
export function writeSpaceNames(
  context: SKRSContext2D,
  board: Board,
  rooms: ReadonlySet<string>,
  square: number,
): void {
  const every = square >= 60 ? 1 : 3;
  for (const room of board.rooms) {
    if (!rooms.has(room.id)) continue;
    for (const space of room.spaces) {
      const cell = board.grid.cellOf.get(space)!;
      const column = cell % board.grid.columns;
      const row = Math.floor(cell / board.grid.columns);
      if (column % every !== 0 || row % every !== 0) continue;
      const size = every === 1 ? square * 0.24 : square * 0.34;
      writeLine(
        context,
        spaceName(column, row),
        (column + 0.16) * square,
        (row + 0.75) * square,
        square,
        {
          size,
          colour: '#fff8e6d9',
          rim: '#00000080',
        },
      );
    }
  }
}

/** Letters above and below, numbers left and right of the part of the board that is shown. */
export function writeCoordinates(context: SKRSContext2D, viewport: Viewport): void {
  const { column, row, columns, rows, square, x, y } = viewport;
  const style = { size: 24, least: 20, colour: '#d9dfec', align: 'center' } as const;
  const gap = 15;
  const beside = [x / 2, (x + columns * square + PICTURE.width) / 2];
  for (let index = 0; index < columns; index++) {
    const centre = x + (index + 0.5) * square;
    writeLine(context, columnName(column + index), centre, y - gap, square, style);
    writeLine(context, columnName(column + index), centre, y + rows * square + gap, square, style);
  }
  for (let index = 0; index < rows; index++) {
    const centre = y + (index + 0.5) * square;
    const name = String(row + index + 1);
    for (const left of beside) writeLine(context, name, left, centre, 40, style);
  }
}
