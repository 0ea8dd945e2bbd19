import type { SKRSContext2D } from '@napi-rs/canvas';
import { faded, INK } from '../../../../picture/palette.ts';
import type { TextBox } from '../../../../picture/text.ts';
import type { Ward } from './scene.ts';

const COLOURS = { complete: INK.gold, protected: '#6fc3ff', broken: INK.quiet } as const;

/** A dome of light over what is protected: golden where nobody can aim at, in pieces where an omen breaks it. */
export function drawWard(
  context: SKRSContext2D,
  ward: Ward,
  { x, y, width, height }: TextBox,
): void {
  if (ward === 'none') return;
  const colour = COLOURS[ward];
  context.save();
  context.beginPath();
  context.roundRect(x - 3, y - 3, width + 6, height + 6, 13);
  if (ward !== 'broken') {
    const inner = context.createLinearGradient(0, y, 0, y + height);
    inner.addColorStop(0, faded(colour, 0.38));
    inner.addColorStop(0.45, faded(colour, 0.05));
    inner.addColorStop(1, faded(colour, 0.16));
    context.fillStyle = inner;
    context.fill();
  } else context.setLineDash([30, 16, 12, 22]);
  context.lineWidth = 9;
  context.strokeStyle = faded(colour, 0.25);
  context.stroke();
  context.lineWidth = 4;
  context.strokeStyle = colour;
  context.stroke();
  context.restore();
}
