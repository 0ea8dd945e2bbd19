import type { SKRSContext2D } from '@napi-rs/canvas';
import { giveBack, takeCanvas } from '../canvases.ts';
import { eased } from './shot.ts';
import { type Point, pointOnWay } from './way.ts';

/** Something on a board that may be elsewhere later. */
export interface Piece {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Draws it around any point, of any size. */
  readonly draw: (context: SKRSContext2D, x: number, y: number, size: number) => void;
}

/** The square around a piece with its light and its badges, as a multiple of its size. */
const ROOM = 1.9;
/** How far somebody who falls is turned in the end, in radians. */
const TURN = 1.3;

/** A piece topples, sinks and fades, at a moment from 0 (it stands) to 1 (it is gone). */
export function drawFalling(context: SKRSContext2D, piece: Piece, moment: number): void {
  onOwnCanvas(context, piece, (upright, side) => {
    context.globalAlpha = 1 - moment ** 3;
    context.translate(piece.x, piece.y + side * 0.2 * moment * moment);
    context.rotate(TURN * Math.min(1, moment * 1.5) ** 2);
    const size = side * (1 - 0.3 * moment);
    context.drawImage(upright, -size / 2, -size / 2, size, size);
  });
}

/** A piece comes up out of nothing. */
const drawComing = (context: SKRSContext2D, piece: Piece, moment: number): void =>
  drawFaint(context, piece, { x: piece.x, y: piece.y, share: 0.4 + 0.6 * moment, alpha: moment });

/** Draws a piece elsewhere, as a share of its size, and with some of its color. */
export function drawFaint(
  context: SKRSContext2D,
  piece: Piece,
  { x, y, share, alpha }: Point & { readonly share: number; readonly alpha: number },
): void {
  onOwnCanvas(context, piece, (upright, side) => {
    context.globalAlpha = alpha;
    const size = side * share;
    context.drawImage(upright, x - size / 2, y - size / 2, size, size);
  });
}

/** What happens to pieces between two boards. */
export interface Changes {
  /** Those that are elsewhere afterwards, or new. */
  readonly moved: ReadonlySet<string>;
  /** They slide to where they are, come up or fall; null if all stay. */
  readonly moving: ((context: SKRSContext2D, moment: number) => void) | null;
}

export function changesOf(before: readonly Piece[], after: readonly Piece[]): Changes {
  const then = new Map(before.map((piece) => [piece.id, piece]));
  const now = new Map(after.map((piece) => [piece.id, piece]));
  const isElsewhere = ({ id, x, y }: Piece): boolean => {
    const from = then.get(id);
    return from === undefined || from.x !== x || from.y !== y;
  };
  const moved = after.filter(isElsewhere);
  const gone = before.filter(({ id }) => !now.has(id));
  const draw = (context: SKRSContext2D, moment: number) => {
    for (const piece of gone) drawFalling(context, piece, moment);
    for (const piece of moved) {
      const from = then.get(piece.id);
      if (!from) {
        drawComing(context, piece, moment);
        continue;
      }
      const { x, y } = pointOnWay([from, piece], eased(moment));
      piece.draw(context, x, y, from.size + (piece.size - from.size) * moment);
    }
  };
  return {
    moved: new Set(moved.map(({ id }) => id)),
    moving: moved.length + gone.length > 0 ? draw : null,
  };
}

/** Layers know neither turning nor fading: what they draw is drawn once more. */
function onOwnCanvas(
  context: SKRSContext2D,
  { size, draw }: Piece,
  use: (upright: ReturnType<typeof takeCanvas>, side: number) => void,
): void {
  const side = Math.ceil(size * ROOM);
  const { a: scale } = context.getTransform();
  const pixels = Math.ceil(side * scale);
  const canvas = takeCanvas({ width: pixels, height: pixels });
  const upright = canvas.getContext('2d');
  upright.scale(scale, scale);
  draw(upright, side / 2, side / 2, size);
  context.save();
  use(canvas, side);
  context.restore();
  giveBack(canvas);
}
