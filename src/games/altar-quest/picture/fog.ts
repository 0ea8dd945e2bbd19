import type { SKRSContext2D } from '@napi-rs/canvas';
import { writeLine } from '../../../picture/text.ts';
import type { Board, Room, Space } from '../rules/board/board.ts';
import { boxOf, isWithin, middle, type Viewport } from './layout.ts';

/** Covers a room that has not been revealed; only its outline is known. */
export function paintFog(
  context: SKRSContext2D,
  board: Board,
  { spaces }: Room,
  square: number,
): void {
  context.save();
  const around = boxOf(board, square, spaces);
  context.beginPath();
  if (around.width * around.height === spaces.length * square ** 2) {
    // Cutting out one rectangle is many times as fast as several.
    context.rect(around.x, around.y, around.width, around.height);
  } else {
    for (const space of spaces) {
      const { x, y } = boxOf(board, square, [space]);
      context.rect(x, y, square + 0.5, square + 0.5);
    }
  }
  context.clip();
  context.fillStyle = '#20242f';
  context.fillRect(around.x, around.y, around.width, around.height);
  context.strokeStyle = '#2a2f3c';
  context.lineWidth = square / 5;
  context.beginPath();
  const stride = square * 0.7;
  for (let line = -around.height; line < around.width; line += stride) {
    context.moveTo(around.x + line, around.y + around.height);
    context.lineTo(around.x + line + around.height, around.y);
  }
  context.stroke();
  context.restore();
}

/** The maximum size of a room's number, in pixels. */
const LARGEST = 100;

/** Writes a hidden room's number where its feature would be, or else in the middle of the part shown. */
export function writeNumber(
  context: SKRSContext2D,
  board: Board,
  room: Room,
  shown: Viewport,
): void {
  const { square } = shown;
  const columns = board.grid.columns;
  const isShown = (space: Space): boolean => {
    const cell = board.grid.cellOf.get(space) ?? 0;
    return isWithin(shown, cell % columns, Math.floor(cell / columns));
  };
  const spaces = room.spaces.filter(isShown);
  if (spaces.length === 0) return;
  const area = boxOf(board, square, spaces);
  const { x, y } = room.feature.four.every(isShown)
    ? middle(boxOf(board, square, room.feature.four))
    : middlemost(board, spaces, square);
  writeLine(context, String(room.number), x, y, area.width, {
    size: Math.min(square * 1.75, LARGEST, Math.min(area.width, area.height) * 0.8),
    face: 'heading',
    colour: '#5d6880',
    align: 'center',
  });
}

/** The middle of the space that is nearest to the middle of all. */
function middlemost(
  board: Board,
  spaces: readonly Space[],
  square: number,
): { x: number; y: number } {
  const centre = middle(boxOf(board, square, spaces));
  const away = (point: { x: number; y: number }) =>
    Math.hypot(point.x - centre.x, point.y - centre.y);
  return spaces
    .map((space) => middle(boxOf(board, square, [space])))
    .reduce((best, point) => (away(point) < away(best) ? point : best));
}
