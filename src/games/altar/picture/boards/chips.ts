import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawArt } from '../../../../picture/card-art.ts';
import { drawIcon } from '../../../../picture/icons.ts';
import { INK } from '../../../../picture/palette.ts';
import { traceShape } from '../../../../picture/shapes.ts';
import { type TextBox, writeLine } from '../../../../picture/text.ts';
import { SYMBOL_MARKS } from '../looks.ts';
import type { WorshipperScene } from './scene.ts';

/** A small card: its picture and its name. */
export const CHIP = { height: 56, gap: 8 } as const;
const NAME = { size: 32, least: 30, weight: 400 } as const;

/** Who worships, with a shield for what it stops; grey while an omen keeps it from that. */
export function drawWorshipper(
  context: SKRSContext2D,
  worshipper: WorshipperScene,
  isBroken: boolean,
  box: TextBox,
): void {
  drawChip(context, worshipper, box);
  const { protection } = SYMBOL_MARKS;
  for (const [index, icon] of worshipper.stops.entries()) {
    const [x, y] = [box.x + 42 - index * 34, box.y + 38];
    traceShape(context, 'shield', x, y, 20);
    context.fillStyle = INK.outline;
    context.fill();
    traceShape(context, 'shield', x, y, 17);
    context.fillStyle = isBroken ? '#6b7080' : protection.face;
    context.fill();
    drawIcon(context, icon, x, y - 1, 24, protection.ink);
  }
}

function drawChip(
  context: SKRSContext2D,
  { art, name }: WorshipperScene,
  { x, y, width, height }: TextBox,
): void {
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, 8);
  context.fillStyle = INK.parchment;
  context.fill();
  context.clip();
  drawArt(context, art, { x, y, width: height, height });
  context.restore();
  context.beginPath();
  context.roundRect(x, y, width, height, 8);
  context.lineWidth = 3;
  context.strokeStyle = INK.outline;
  context.stroke();
  const left = height + 10;
  writeLine(context, name, x + left, y + height / 2, width - left - 6, {
    ...NAME,
    colour: '#2a2118',
  });
}
