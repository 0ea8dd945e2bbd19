import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from '../../../picture/icons.ts';
import { writeLine } from '../../../picture/text.ts';
import type { Board, Room, Space } from '../rules/board/board.ts';
import { type Box, boxOf, isWithin, middle, type Viewport } from './layout.ts';
import { scatter } from './scatter.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Paints a room that nobody has seen: its floor in the dark, mist, and something that promises more. All of it
 * follows from the room's place on the board, which everyone knows, and from nothing that waits there.
 */
export function paintFog(
  context: SKRSContext2D,
  board: Board,
  { spaces, feature }: Room,
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
  const { x, y } = middle(around);
  const far = Math.hypot(around.width, around.height) / 2;
  const dark = context.createRadialGradient(x, y, far * 0.1, x, y, far);
  dark.addColorStop(0, '#0d1018');
  dark.addColorStop(0.55, '#141925');
  dark.addColorStop(1, '#222a3b');
  context.fillStyle = dark;
  context.fillRect(around.x, around.y, around.width, around.height);
  paintDarkFloor(context, around, square);
  paintMist(context, around, square);
  const empty = spaces.filter((space) => !feature.four.includes(space));
  for (const [index, paint] of [paintEyes, paintWeb, paintShards].entries()) {
    const which = Math.floor(
      scatter(around.x / square, around.y / square, 90 + index) * empty.length,
    );
    const at = boxOf(board, square, [empty[which]!]);
    paint(context, middle(at), square);
  }
  context.restore();
}

/** The joints of flagstones, hardly seen. */
function paintDarkFloor(context: SKRSContext2D, around: Box, square: number): void {
  context.strokeStyle = '#8ba2d012';
  context.lineWidth = Math.max(1, square / 30);
  context.beginPath();
  for (let x = around.x; x <= around.x + around.width; x += square) {
    context.moveTo(x, around.y);
    context.lineTo(x, around.y + around.height);
  }
  for (let y = around.y; y <= around.y + around.height; y += square) {
    context.moveTo(around.x, y);
    context.lineTo(around.x + around.width, y);
  }
  context.stroke();
}

function paintMist(context: SKRSContext2D, around: Box, square: number): void {
  for (const bank of [0, 1]) {
    const at = (salt: number) => scatter(around.x / square, around.y / square, salt + bank);
    const wide = around.width * (0.4 + at(70) * 0.3);
    const mist = context.createRadialGradient(0, 0, 1, 0, 0, wide);
    mist.addColorStop(0, '#7f93bd24');
    mist.addColorStop(1, '#7f93bd00');
    context.save();
    context.translate(around.x + around.width * at(74), around.y + around.height * at(78));
    context.scale(1, 0.34);
    context.fillStyle = mist;
    context.fillRect(-wide, -wide, wide * 2, wide * 2);
    context.restore();
  }
}

/** Two glints of something that looks this way. */
function paintEyes(context: SKRSContext2D, { x, y }: Point, square: number): void {
  context.fillStyle = '#d9b35a';
  for (const side of [-1, 1]) {
    context.beginPath();
    context.ellipse(x + side * square * 0.15, y, square * 0.09, square * 0.06, side * 0.35, 0, 7);
    context.fill();
  }
  context.fillStyle = '#0b0d14';
  for (const side of [-1, 1]) {
    context.fillRect(
      x + side * square * 0.15 - square * 0.015,
      y - square * 0.06,
      square * 0.03,
      square * 0.12,
    );
  }
}

const paintWeb = (context: SKRSContext2D, { x, y }: Point, square: number): void =>
  drawIcon(context, 'cobweb', x, y, square * 0.9, '#9fb0d42e');

const paintShards = (context: SKRSContext2D, { x, y }: Point, square: number): void =>
  drawIcon(context, 'broken-pottery', x, y, square * 0.66, '#9fb0d438');

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
    colour: '#93a2c2',
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
