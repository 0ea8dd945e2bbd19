import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { font } from '../../../picture/fonts.ts';
import { INK } from '../../../picture/palette.ts';
import { type TextBox, writeLine } from '../../../picture/text.ts';
import type { Point } from './land/geometry.ts';

/** Letters of a space's name, in units of the map: 11 pixels on a phone that shows all of it. */
export const NAME_SIZE = 29;
const LEADING = 30;
/** A longer name takes two lines. */
const WIDEST = 205;
const PADDING = { x: 9, y: 4 } as const;
/** As near to the edge of what is shown as a plate may come. */
const EDGE = 3;

/** For measuring only: what it draws on is never seen. */
const scratch = createCanvas(8, 8).getContext('2d');

const widthOf = (text: string): number => {
  scratch.font = font(NAME_SIZE);
  return scratch.measureText(text).width;
};

/** A name on one line, or on two that are as equal in length as its words allow. */
export function linesOf(name: string): string[] {
  const words = name.split(' ');
  if (widthOf(name) <= WIDEST || words.length === 1) return [name];
  const ways = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));

/** The plate under a name, with the middle of its upper edge at a point. */
export function plateOf(name: string, { x, y }: Point): TextBox {
  const lines = linesOf(name);
  const width = longest(lines) + PADDING.x * 2;
  return { x: x - width / 2, y, width, height: lines.length * LEADING + PADDING.y * 2 };
}

/** The plate as near as the left and right edges of what is shown allow. */
export function moved(plate: TextBox, shown: TextBox): TextBox {
  const most = shown.x + shown.width - EDGE - plate.width;
  return { ...plate, x: Math.max(shown.x + EDGE, Math.min(plate.x, most)) };
}

/** Writes a space's name on its plate. */
export function writeName(context: SKRSContext2D, name: string, plate: TextBox): void {
  context.fillStyle = '#16120ccc';
  context.beginPath();
  context.roundRect(plate.x, plate.y, plate.width, plate.height, 9);
  context.fill();
  for (const [index, line] of linesOf(name).entries()) {
    const y = plate.y + PADDING.y + (index + 0.5) * LEADING;
    writeLine(context, line, plate.x + plate.width / 2, y, plate.width, {
      size: NAME_SIZE,
      align: 'center',
      colour: INK.text,
    });
  }
}
