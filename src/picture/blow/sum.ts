import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from '../icons.ts';
import { INK, MARK } from '../palette.ts';
import { drawPanel } from '../panel.ts';
import { fitLine, type TextBox, writeLine } from '../text.ts';
import type { BlowSum, BlowTerm } from './scene.ts';

const NUMBER = { size: 58, least: 40 } as const;
const WORDS = { size: 33, least: 32, weight: 400, align: 'center' } as const;
const ICON = 50;

const TONES = {
  good: { face: '#1d4b33', edge: MARK.green },
  bad: { face: '#571c1f', edge: MARK.vermilion },
  neither: { face: '#333a49', edge: INK.quiet },
} as const;

/** Draws a sum on a plate, each number above its word; what it comes to stands on a plate of its own. */
export function drawSum(context: SKRSContext2D, { terms, tone }: BlowSum, box: TextBox): void {
  drawPanel(context, box, { face: '#1b202b' });
  const needed = terms.map((term) => widthOf(context, term));
  const spare = (box.width - needed.reduce((sum, one) => sum + one, 0)) / terms.length;
  let { x } = box;
  for (const [index, term] of terms.entries()) {
    const cell = { ...box, x, width: needed[index]! + spare };
    if (index === terms.length - 1) drawPanel(context, cell, { ...TONES[tone], edgeWidth: 4 });
    drawTerm(context, term, cell);
    x += cell.width;
  }
}

/** What a term takes where there is room for all of it. */
const widthOf = (context: SKRSContext2D, term: BlowTerm): number =>
  Math.max(
    fitLine(context, term.words, Number.POSITIVE_INFINITY, WORDS).width,
    fitLine(context, writtenOf(term), Number.POSITIVE_INFINITY, NUMBER).width + iconOf(term),
  );

const writtenOf = ({ sign, number }: BlowTerm): string =>
  sign === '' ? number : `${sign} ${number}`;

const iconOf = ({ mark }: BlowTerm): number => (mark ? ICON : 0);

function drawTerm(context: SKRSContext2D, term: BlowTerm, { x, y, width, height }: TextBox): void {
  const { words, mark } = term;
  const middle = x + width / 2;
  const line = y + height * 0.35;
  const icon = iconOf(term);
  const written = writtenOf(term);
  const taken = writeLine(context, written, middle - icon / 2, line, width - icon - 10, {
    ...NUMBER,
    align: 'center',
  });
  const beside = taken === 0 ? 0 : taken / 2 + 8;
  if (mark) drawIcon(context, mark.icon, middle + beside, line, 46, mark.colour);
  writeLine(context, words, middle, y + height * 0.78, width - 10, WORDS);
}
