import type { SKRSContext2D } from '@napi-rs/canvas';
import { shaded } from '../../../picture/palette.ts';
import type { Board, Room } from '../rules/board/board.ts';
import { type FloorPattern, paintSquare } from './floor-patterns.ts';
import { boxOf } from './layout.ts';
import { scatter } from './scatter.ts';

/** Pattern and color of each room's floor, in the order of the rooms; repeated if there are more. */
const FLOORS: readonly (readonly [FloorPattern, string])[] = [
  ['planks', '#8b6a45'],
  ['slabs', '#8d8f95'],
  ['checker', '#8a7d68'],
  ['planks', '#7a6650'],
  ['bricks', '#91694f'],
  ['cobbles', '#8f857a'],
  ['flags', '#72806c'],
  ['slabs', '#9a9484'],
  ['cobbles', '#7d7263'],
  ['mosaic', '#867a94'],
  ['checker', '#7d6a72'],
  ['flooded', '#6e8288'],
  ['flags', '#7a7f5f'],
  ['planks', '#846f58'],
  ['mosaic', '#7c8aa0'],
  ['flags', '#8c8676'],
];

/** Paints the floor of one room. */
export function paintFloor(
  context: SKRSContext2D,
  board: Board,
  { id, spaces }: Room,
  square: number,
): void {
  const room = board.rooms.findIndex((other) => other.id === id);
  const [pattern, colour] = FLOORS[room % FLOORS.length]!;
  for (const space of spaces) {
    const { x, y } = boxOf(board, square, [space]);
    const [column, row] = [x / square, y / square];
    context.save();
    context.beginPath();
    context.rect(x, y, square, square);
    context.clip();
    context.translate(x, y);
    const tone = shaded(colour, (scatter(column, row, 1) - 0.5) * 0.1 - 0.08);
    paintSquare(context, pattern, { square, tone, column, row });
    context.restore();
    context.strokeStyle = '#0000004d';
    context.lineWidth = Math.max(1, square / 40);
    context.strokeRect(x, y, square, square);
  }
}
