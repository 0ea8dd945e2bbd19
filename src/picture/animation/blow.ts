import type { SKRSContext2D } from '@napi-rs/canvas';
import { BLOW_SIZE, paintBlow, paintBothSides, paintDice } from '../blow/picture.ts';
import type { BlowScene } from '../blow/scene.ts';
import { INK } from '../palette.ts';
import type { TextBox } from '../text.ts';
import type { Paint, Shot } from './shot.ts';

/** Milliseconds. */
const ROLLING = 640;
const SHOWN = 1_600;
/** How long after the one before a die begins to fall, as a part of the time that all of them take. */
const APART = 0.08;

/** A blow as it is struck. */
export interface BlowStruck {
  /** Before the dice have fallen: nobody is hurt yet. */
  readonly before: BlowScene;
  readonly after: BlowScene;
}

/** A blow before the board: its dice fall, and then it is seen what they come to. */
export function blowShots({ before, after }: BlowStruck, board: Paint, place: TextBox): Shot[] {
  const { dice } = after;
  return [
    {
      lasts: ROLLING,
      ground: (context) => {
        board(context);
        inFrame(context, place, () => paintBothSides(context, before));
      },
      moving: (context, moment) =>
        inFrame(context, place, () =>
          paintDice(context, after, (index) => fallenAt(moment, index, dice.length)),
        ),
    },
    {
      lasts: SHOWN,
      ground: (context) => {
        board(context);
        inFrame(context, place, () => paintBlow(context, after));
      },
    },
  ];
}

/** One after another, faster and faster; all have fallen at the end, but show what they did only when all lie. */
function fallenAt(moment: number, index: number, count: number): number {
  const wait = Math.min(APART, 0.5 / count) * index;
  const time = 1 - Math.min(APART, 0.5 / count) * (count - 1);
  const part = Math.min(1, Math.max(0, (moment - wait) / time));
  return Math.min(part * part, 0.9999);
}

/** Paints a blow, in its own units, in a box of another picture, with an edge around it. */
function inFrame(
  context: SKRSContext2D,
  { x, y, width, height }: TextBox,
  paint: () => void,
): void {
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, 18);
  context.save();
  context.clip();
  context.translate(x, y);
  context.scale(width / BLOW_SIZE.width, height / BLOW_SIZE.height);
  paint();
  context.restore();
  context.beginPath();
  context.roundRect(x, y, width, height, 18);
  context.lineWidth = 6;
  context.strokeStyle = INK.gold;
  context.stroke();
  context.restore();
}

/** The box for a blow in the middle of a field, as wide as it. */
export function boxForBlow({ x, y, width, height }: TextBox): TextBox {
  const high = (width * BLOW_SIZE.height) / BLOW_SIZE.width;
  return { x, y: y + (height - high) / 2, width, height: high };
}
