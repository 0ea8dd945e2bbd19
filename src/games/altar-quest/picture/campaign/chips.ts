import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawArt } from '../../../../picture/card-art.ts';
import type { CardFace } from '../../../../picture/card-face.ts';
import { INK } from '../../../../picture/palette.ts';
import { drawPanel } from '../../../../picture/panel.ts';
import { type TextBox, writeLine } from '../../../../picture/text.ts';

/** A card as a small plate: its picture and its name, with a line below it if there is one. */
export interface Chip {
  readonly face: CardFace;
  /** "Weapon": what it is. */
  readonly line?: string;
  /** Earned, and so shown off. */
  readonly isEarned: boolean;
}

const HEIGHT = 82;
const GAP = 12;
const COLUMNS = 2;

/** The height of chips, arranged two side by side. */
export const heightOfChips = (chips: readonly Chip[]): number =>
  Math.ceil(chips.length / COLUMNS) * (HEIGHT + GAP);

/** Draws chips two side by side. */
export function drawChips(
  context: SKRSContext2D,
  chips: readonly Chip[],
  { x, y, width }: Pick<TextBox, 'x' | 'y' | 'width'>,
): void {
  const each = (width - GAP * (COLUMNS - 1)) / COLUMNS;
  for (const [index, chip] of chips.entries()) {
    drawChip(context, chip, {
      x: x + (index % COLUMNS) * (each + GAP),
      y: y + Math.floor(index / COLUMNS) * (HEIGHT + GAP),
      width: each,
      height: HEIGHT,
    });
  }
}

function drawChip(context: SKRSContext2D, { face, line, isEarned }: Chip, box: TextBox): void {
  const { x, y, width, height } = box;
  drawPanel(context, box, {
    face: isEarned ? '#3a3216' : INK.panel,
    edge: isEarned ? INK.gold : INK.panelEdge,
    edgeWidth: isEarned ? 4 : 2,
  });
  context.save();
  if (!isEarned) context.globalAlpha = 0.7;
  drawArt(context, face.art, { x: x + 6, y: y + 6, width: height - 12, height: height - 12 });
  context.restore();
  const left = x + height + 8;
  const room = width - height - 20;
  const middle = y + height / 2;
  writeLine(context, face.name, left, line ? middle - 17 : middle, room, {
    size: 34,
    least: 30,
    colour: isEarned ? INK.gold : INK.text,
  });
  if (!line) return;
  writeLine(context, line, left, middle + 20, room, {
    size: 30,
    weight: 400,
    colour: INK.quiet,
  });
}
