import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from './icons.ts';
import { INK, shaded } from './palette.ts';
import type { TextBox } from './text.ts';

/** A bar filled to `value` of `most`. */
export function drawBar(
  context: SKRSContext2D,
  box: TextBox,
  value: number,
  most: number,
  colours: { full: string; empty: string },
): void {
  const { x, y, width, height } = box;
  const part = most > 0 ? Math.min(1, Math.max(0, value / most)) : 0;
  const corner = height / 2.5;
  context.fillStyle = INK.outline;
  context.beginPath();
  context.roundRect(x - 1.5, y - 1.5, width + 3, height + 3, corner + 1.5);
  context.fill();
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, corner);
  context.clip();
  context.fillStyle = colours.empty;
  context.fillRect(x, y, width, height);
  context.fillStyle = colours.full;
  context.fillRect(x, y, width * part, height);
  context.fillStyle = '#ffffff38';
  context.fillRect(x, y, width * part, height * 0.4);
  context.restore();
}

/** A row of small discs, the first `value` of `most` filled. Returns the width it took. */
export function drawPips(
  context: SKRSContext2D,
  x: number,
  y: number,
  value: number,
  most: number,
  pip: { size: number; colour: string },
): number {
  const step = pip.size * 1.25;
  for (let index = 0; index < most; index++) {
    context.beginPath();
    context.arc(x + pip.size / 2 + index * step, y, pip.size / 2, 0, Math.PI * 2);
    context.fillStyle = index < value ? pip.colour : INK.outline;
    context.fill();
    context.lineWidth = Math.max(1.5, pip.size / 9);
    context.strokeStyle = index < value ? shaded(pip.colour, -0.45) : INK.panelEdge;
    context.stroke();
  }
  return most * step;
}

/** A die seen from above with one to three symbols on it. */
export function drawDie(
  context: SKRSContext2D,
  die: { face: string; ink: string; icons: readonly string[]; isFaint?: boolean },
  x: number,
  y: number,
  size: number,
): void {
  const half = size / 2;
  context.save();
  if (die.isFaint) context.globalAlpha = 0.45;
  context.fillStyle = INK.outline;
  context.beginPath();
  context.roundRect(x - half, y - half, size, size, size * 0.22);
  context.fill();
  const light = context.createLinearGradient(x, y - half, x, y + half);
  light.addColorStop(0, shaded(die.face, 0.25));
  light.addColorStop(1, shaded(die.face, -0.2));
  context.fillStyle = light;
  const inset = size * 0.045;
  context.beginPath();
  context.roundRect(
    x - half + inset,
    y - half + inset,
    size - inset * 2,
    size - inset * 2,
    size * 0.19,
  );
  context.fill();
  const count = die.icons.length;
  const each = count === 1 ? size * 0.72 : size * 0.42;
  for (const [index, name] of die.icons.entries()) {
    const shift = (index - (count - 1) / 2) * each * 0.95;
    drawIcon(context, name, x + shift, y + shift * (count > 1 ? 0.7 : 0), each, die.ink);
  }
  context.restore();
}
