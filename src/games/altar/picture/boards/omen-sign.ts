import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from '../../../../picture/icons.ts';
import { INK, MARK } from '../../../../picture/palette.ts';

/** The ground that everything about omens is written on. */
export const OMEN_GROUND = '#3a1745';
/** Readable there. */
export const OMEN_INK = '#ffe3f6';

/** An omen's symbol in a ring: on the boards where it works, and beside what it denies. */
export function drawOmenSign(
  context: SKRSContext2D,
  icon: string,
  x: number,
  y: number,
  size: number,
): void {
  context.beginPath();
  context.arc(x, y, size / 2 - 2, 0, Math.PI * 2);
  context.fillStyle = OMEN_GROUND;
  context.fill();
  context.lineWidth = size * 0.14;
  context.strokeStyle = INK.outline;
  context.stroke();
  context.lineWidth = size * 0.08;
  context.strokeStyle = MARK.pink;
  context.stroke();
  drawIcon(context, icon, x, y, size * 0.66, OMEN_INK);
}
