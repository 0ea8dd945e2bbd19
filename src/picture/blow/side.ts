import type { SKRSContext2D } from '@napi-rs/canvas';
import { giveBack, takeCanvas } from '../canvases.ts';
import { drawBar } from '../gauges.ts';
import { drawIcon } from '../icons.ts';
import { faded, GAUGE, INK, MARK } from '../palette.ts';
import { traceShape } from '../shapes.ts';
import { type TextBox, writeLine } from '../text.ts';
import type { BlowHarm, BlowSide } from './scene.ts';

const FIGURE = 214;
/** How far somebody who has fallen lies turned, in radians. */
const FALLEN = 0.42;
const BAR = 40;
/** Room for the numbers beside it. */
const NUMBERS = 104;
/** Health that the blow has left, and that it has taken. */
const KEPT = '#d32f3c';
const TAKEN = '#7c3038';

/** Draws who strikes or is struck, what that costs them, and their health. */
export function drawBlowSide(context: SKRSContext2D, side: BlowSide, box: TextBox): void {
  const x = box.x + box.width / 2;
  const y = box.y + FIGURE / 2 + 8;
  if (side.hasFallen) drawFallen(context, side, x, y);
  else side.draw(context, x, y, FIGURE);
  if (side.harm) drawLoss(context, side.harm, x + FIGURE * 0.42, y - FIGURE * 0.3);
  const name = { size: 40, least: 30, face: 'heading', align: 'center', rim: INK.outline } as const;
  writeLine(context, side.name, x, box.y + FIGURE + 56, box.width, name);
  if (side.harm) {
    const width = box.width - 12;
    drawHealth(context, side.harm, { x: x - width / 2, y: box.y + 298, width, height: BAR });
  }
}

/** Toppled and in the dark, with a skull beside. */
function drawFallen(context: SKRSContext2D, { draw }: BlowSide, x: number, y: number): void {
  context.fillStyle = faded(GAUGE.health, 0.5);
  traceShape(context, 'spikes', x, y + 8, FIGURE * 0.56);
  context.fill();
  const room = Math.ceil(FIGURE * 1.9);
  const lying = takeCanvas({ width: room, height: room });
  const upright = lying.getContext('2d');
  draw(upright, room / 2, room / 2, FIGURE);
  // Whatever has been drawn so far becomes darker, and nothing around it.
  upright.globalCompositeOperation = 'source-atop';
  upright.fillStyle = '#12141c33';
  upright.fillRect(0, 0, room, room);
  context.save();
  context.translate(x, y + 10);
  context.rotate(FALLEN);
  context.drawImage(lying, -room / 2, -room / 2);
  context.restore();
  giveBack(lying);
  const skull = { x: x - FIGURE * 0.4, y: y + FIGURE * 0.32 };
  drawIcon(context, 'skull-crossed-bones', skull.x, skull.y + 3, 118, INK.outline);
  drawIcon(context, 'skull-crossed-bones', skull.x, skull.y, 104, MARK.white);
}

/** "−2" in a splash. */
function drawLoss(context: SKRSContext2D, { amount }: BlowHarm, x: number, y: number): void {
  context.fillStyle = INK.outline;
  traceShape(context, 'spikes', x, y, 62);
  context.fill();
  context.fillStyle = GAUGE.healthBehindNumbers;
  traceShape(context, 'spikes', x, y, 55);
  context.fill();
  writeLine(context, `−${amount}`, x, y + 1, 92, { size: 58, least: 40, align: 'center' });
}

/** What is left, what the blow has taken, and what was gone before; the numbers beside it. */
function drawHealth(context: SKRSContext2D, harm: BlowHarm, box: TextBox): void {
  const { amount, left, most } = harm;
  const bar = { ...box, width: box.width - NUMBERS };
  const before = Math.min(most, left + amount);
  drawBar(context, bar, before, most, { full: TAKEN, empty: GAUGE.healthLost });
  context.save();
  context.beginPath();
  context.roundRect(bar.x, bar.y, bar.width, bar.height, bar.height / 2.5);
  context.clip();
  context.fillStyle = KEPT;
  context.fillRect(bar.x, bar.y, (bar.width * left) / Math.max(1, most), bar.height);
  context.restore();
  const end = box.x + box.width;
  writeLine(context, `${left}/${most}`, end, box.y + box.height / 2 + 1, NUMBERS - 12, {
    size: 40,
    least: 32,
    align: 'right',
    rim: INK.outline,
  });
}
