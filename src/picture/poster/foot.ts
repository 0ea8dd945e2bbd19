import type { SKRSContext2D } from '@napi-rs/canvas';
import { BLOW_HEIGHT, paintBlow } from '../blow/picture.ts';
import type { BlowScene } from '../blow/scene.ts';
import { ENDING_WIDTH } from '../ending.ts';
import { INK } from '../palette.ts';
import { writeLine } from '../text.ts';

/** What stands below everything else on the picture of an ending. */
export interface PosterFoot {
  /** What decided it, with its title; null if no blow did. */
  readonly blow: { readonly title: string; readonly scene: BlowScene } | null;
  /** Place, date, how long it took. */
  readonly line: string;
}

const GAP = 26;
const HEADING = 68;
const LINE = 70;
const MIDDLE = ENDING_WIDTH / 2;

/** How much room the foot takes below what is above it. */
export const footHeight = ({ blow, line }: PosterFoot): number =>
  (blow ? GAP + HEADING + BLOW_HEIGHT : 0) + (line === '' ? GAP : LINE);

/** Draws the blow from edge to edge, and below it the line that says where and when. */
export function drawFoot(context: SKRSContext2D, { blow, line }: PosterFoot, top: number): void {
  let y = top;
  if (blow) {
    y += GAP;
    const heading = { size: 46, face: 'heading', align: 'center', colour: INK.parchment } as const;
    writeLine(context, blow.title, MIDDLE, y + HEADING / 2 - 4, ENDING_WIDTH - 80, heading);
    y += HEADING;
    context.save();
    context.translate(0, y);
    paintBlow(context, blow.scene);
    context.restore();
    y += BLOW_HEIGHT;
  }
  const style = { size: 36, least: 30, align: 'center', colour: INK.parchment } as const;
  if (line !== '') writeLine(context, line, MIDDLE, y + LINE / 2, ENDING_WIDTH - 60, style);
}
