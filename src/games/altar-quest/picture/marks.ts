import type { SKRSContext2D } from '@napi-rs/canvas';
import { columnName } from '../../../kernel/grid/coordinates.ts';
import { faded, INK, MARK } from '../../../picture/palette.ts';
import { writeLine } from '../../../picture/text.ts';
import { boxOf, type Viewport } from './layout.ts';
import type { BoardScene } from './scene.ts';

/** Tints by the number of Move actions; the dots say the same without color. */
const COSTS = [MARK.green, MARK.sky, MARK.blue] as const;

/** Tints the spaces the active hero can reach. */
export function drawReachable(context: SKRSContext2D, scene: BoardScene, square: number): void {
  for (const { space, actions } of scene.reachable ?? []) {
    const { x, y } = boxOf(scene.board, square, [space]);
    drawReach(context, x, y, actions, square);
  }
}

/** Tints a space by its top left corner; one dot for each Move action that it takes to get there. */
export function drawReach(
  context: SKRSContext2D,
  x: number,
  y: number,
  actions: number,
  square: number,
): void {
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

/** Letters above and below, numbers left and right of the part of the board that is shown. */
export function writeCoordinates(context: SKRSContext2D, viewport: Viewport, width: number): void {
  const { column, row, columns, rows, square, x, y } = viewport;
  const style = { size: 30, least: 24, colour: '#d9dfec', align: 'center' } as const;
  const gap = 25;
  const beside = [x / 2, (x + columns * square + width) / 2];
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
