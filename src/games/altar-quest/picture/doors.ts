import type { SKRSContext2D } from '@napi-rs/canvas';
import { createLayers } from '../../../picture/layers.ts';
import { INK, shaded } from '../../../picture/palette.ts';
import type { Board, Door } from '../rules/board/board.ts';
import { boxOf } from './layout.ts';
import { wallThickness } from './walls.ts';

/** What can be seen of a door. */
export type DoorSight = 'open' | 'closed' | 'unseen';

/** Doors already drawn: all of one size look alike. */
const drawn = createLayers();
/** How far a door reaches from its middle, in squares. */
const REACH = 0.7;

/**
 * Draws a door on the edge between its two spaces: a barred leaf of oak while closed; a gap with lit threshold,
 * jambs and the leaf swung aside when open; dim between rooms nobody has seen.
 */
export function drawDoor(
  context: SKRSContext2D,
  board: Board,
  door: Door,
  sight: DoorSight,
  square: number,
): void {
  const from = boxOf(board, square, [door.spaces[0]]);
  const to = boxOf(board, square, [door.spaces[1]]);
  const isUpright = from.y === to.y;
  const [x, y] = [(from.x + to.x + square) / 2, (from.y + to.y + square) / 2];
  const reach = Math.ceil(square * REACH);
  const side = reach * 2 + 1;
  const place = { x: Math.floor(x) - reach, y: Math.floor(y) - reach, width: side, height: side };
  drawn.draw(context, JSON.stringify([sight, isUpright, square]), place, (painting) =>
    paintDoor(painting, reach + (x % 1), reach + (y % 1), sight, square, isUpright),
  );
}

/** Draws a door around a point. */
export function paintDoor(
  context: SKRSContext2D,
  x: number,
  y: number,
  sight: DoorSight,
  square: number,
  isUpright = false,
): void {
  context.save();
  context.translate(x, y);
  // Drawn horizontally, as in a wall that runs from left to right.
  if (isUpright) context.rotate(Math.PI / 2);
  if (sight === 'unseen') context.globalAlpha = 0.4;
  if (sight === 'open') drawOpen(context, square);
  else drawClosed(context, square);
  context.restore();
}

function drawClosed(context: SKRSContext2D, square: number): void {
  const length = square * 0.84;
  const depth = square * 0.34;
  context.fillStyle = INK.outline;
  context.beginPath();
  context.roundRect(-length / 2 - 2, -depth / 2 - 2, length + 4, depth + 4, square * 0.06);
  context.fill();
  const planks = 4;
  for (let plank = 0; plank < planks; plank++) {
    const x = -length / 2 + (plank * length) / planks;
    context.fillStyle = shaded(INK.wood, plank % 2 === 0 ? 0.08 : -0.1);
    context.fillRect(x, -depth / 2, length / planks, depth);
    context.fillStyle = INK.woodDark;
    context.fillRect(x, -depth / 2, Math.max(1, square / 40), depth);
  }
  context.fillStyle = '#2a2d35';
  context.fillRect(-length / 2, -depth * 0.36, length, depth * 0.2);
  context.fillRect(-length / 2, depth * 0.16, length, depth * 0.2);
  context.fillStyle = INK.gold;
  context.beginPath();
  context.arc(0, 0, square * 0.075, 0, Math.PI * 2);
  context.fill();
}

function drawOpen(context: SKRSContext2D, square: number): void {
  const length = square * 0.84;
  const depth = wallThickness(square) + square * 0.14;
  context.fillStyle = '#d8c69a';
  context.fillRect(-length / 2, -depth / 2, length, depth);
  context.fillStyle = '#fff3cf66';
  context.fillRect(-length / 2, -depth * 0.14, length, depth * 0.28);
  for (const side of [-1, 1]) {
    const jamb = square * 0.17;
    context.fillStyle = INK.outline;
    context.fillRect(
      (side * length) / 2 - jamb / 2 - 1.5,
      -depth * 0.62 - 1.5,
      jamb + 3,
      depth * 1.24 + 3,
    );
    context.fillStyle = '#b9c1cf';
    context.fillRect((side * length) / 2 - jamb / 2, -depth * 0.62, jamb, depth * 1.24);
  }
  const leaf = square * 0.12;
  context.fillStyle = INK.outline;
  context.fillRect(length / 2 - leaf * 1.55 - 1.5, depth * 0.3, leaf + 3, square * 0.5);
  context.fillStyle = INK.wood;
  context.fillRect(length / 2 - leaf * 1.55, depth * 0.3, leaf, square * 0.5 - 2);
}
