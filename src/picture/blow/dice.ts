import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from '../icons.ts';
import { createLayers } from '../layers.ts';
import { squareAround } from '../painted-once.ts';
import { INK, MARK } from '../palette.ts';
import { castNoShadow, castShadow } from '../shadows.ts';
import type { TextBox } from '../text.ts';
import type { BlowDie } from './scene.ts';

const LARGEST = 150;
/** How much smaller dice may be if that saves a row. */
const NEARLY = 0.9;
const GAP = 14;
/** Room for the mark below a die. */
const MARK_SIZE = 40;

/**
 * Draws dice in rows, as large as they fit, each with what it did below it.
 * @param fallen how far each has fallen, from 0 (high above its place) to 1 (there); what it did is only shown then
 */
export function drawBlowDice(
  context: SKRSContext2D,
  dice: readonly BlowDie[],
  box: TextBox,
  fallen: (index: number) => number = () => 1,
): void {
  const { columns, size } = arranged(dice.length, box);
  const rows = Math.ceil(dice.length / columns);
  const step = { x: size + GAP, y: size + MARK_SIZE + GAP };
  const top = box.y + (box.height - rows * step.y + GAP) / 2;
  for (const [index, die] of dice.entries()) {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, dice.length - row * columns);
    const x = box.x + box.width / 2 + ((index % columns) - (inRow - 1) / 2) * step.x;
    const y = top + row * step.y + size / 2;
    const lacks = 1 - fallen(index);
    const seen = lacks > 0 ? { ...die, mark: null, isFaint: false, isRerolled: false } : die;
    drawOne(context, seen, index, { x, y: y - lacks * box.height, size });
  }
}

/** In the columns that make the dice largest, or nearly so with fewer rows. */
function arranged(count: number, { width, height }: TextBox): { columns: number; size: number } {
  let best = { columns: 1, rows: count, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (width - GAP * (columns + 1)) / columns;
    const down = (height - (MARK_SIZE + GAP) * rows) / rows;
    const size = Math.floor(Math.min(LARGEST, across, down));
    const isFlatter = rows < best.rows && size >= best.size * NEARLY;
    if (size > best.size || isFlatter) best = { columns, rows, size };
  }
  return best;
}

/** Dice already painted: there are few faces. */
const painted = createLayers();

/** How dice lie, one after another, in radians: nobody throws them straight. */
const TILTS = [-0.07, 0.05, -0.02, 0.09, -0.05] as const;

function drawOne(
  context: SKRSContext2D,
  die: BlowDie,
  index: number,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const tilt = TILTS[index % TILTS.length] ?? 0;
  const side = Math.ceil(size * 1.3);
  const place = squareAround(x, y, side);
  painted.draw(context, `${die.look} ${die.isFaint} ${tilt} ${size}`, place, (painting) => {
    painting.translate(side / 2, side / 2);
    painting.rotate(tilt);
    castShadow(painting, { colour: '#000000b0', blur: size * 0.1, down: size * 0.05 });
    painting.fillStyle = INK.outline;
    traceDie(painting, size);
    painting.fill();
    castNoShadow(painting);
    die.draw(painting, 0, 0, size);
    if (!die.isFaint) return;
    painting.fillStyle = '#12141c80';
    traceDie(painting, size);
    painting.fill();
  });
  if (die.isRerolled) {
    const at = { x: x + size * 0.42, y: y - size * 0.42 };
    context.fillStyle = INK.outline;
    context.beginPath();
    context.arc(at.x, at.y, 24, 0, Math.PI * 2);
    context.fill();
    drawIcon(context, 'clockwise-rotation', at.x, at.y, 36, MARK.sky);
  }
  if (!die.mark) return;
  const { icon, colour } = die.mark;
  drawIcon(context, icon, x, y + size / 2 + MARK_SIZE / 2 + 4, MARK_SIZE, colour);
}

/** Begins a path around the middle. */
function traceDie(context: SKRSContext2D, size: number): void {
  context.beginPath();
  context.roundRect(-size / 2, -size / 2, size, size, size * 0.22);
}
