import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Face, font, type Weight } from './fonts.ts';
import { INK } from './palette.ts';

/** How a piece of text is set. Sizes are in pixels. */
export interface TextStyle {
  readonly size: number;
  /** Smallest size it may shrink to before it is cut off with an ellipsis. Default: no shrinking. */
  readonly least?: number;
  readonly face?: Face;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Color of a dark rim that keeps the text readable on any ground; none by default. */
  readonly rim?: string;
}

/** A line fitted into a width: at what size, and whether a part of it had to be cut off. */
export interface LineFit {
  readonly text: string;
  readonly size: number;
  /** Not more than the width it was fitted into. */
  readonly width: number;
  readonly isCut: boolean;
}

/** Shrinks a line as far as its style allows until it fits, and cuts off what does not fit even then. */
export function fitLine(
  context: SKRSContext2D,
  text: string,
  width: number,
  style: TextStyle,
): LineFit {
  let size = style.size;
  context.font = font(size, style.face, style.weight);
  let taken = widthOf(context, text);
  const least = style.least ?? style.size;
  while (taken > width && size > least) {
    // Measuring is what takes time here: so not step by step, but straight to about where it fits.
    size = Math.max(least, Math.min(size - 1, Math.floor((size * width) / taken)));
    context.font = font(size, style.face, style.weight);
    taken = widthOf(context, text);
  }
  const isCut = taken > width;
  const fitting = isCut ? shorten(context, text, width) : text;
  return { text: fitting, size, width: Math.min(taken, width), isCut };
}

/** Writes one line with its middle at `y`, no wider than `width`; returns the width it took. */
export function writeLine(
  context: SKRSContext2D,
  text: string,
  x: number,
  y: number,
  width: number,
  style: TextStyle,
): number {
  context.textBaseline = 'alphabetic';
  context.textAlign = style.align ?? 'left';
  const { text: line, size, width: taken } = fitLine(context, text, width, style);
  const baseline = y + size * (style.face === 'heading' ? 0.3 : 0.355);
  if (style.rim) {
    context.lineJoin = 'round';
    context.lineWidth = Math.max(2, size / 6);
    context.strokeStyle = style.rim;
    context.strokeText(line, x, baseline);
  }
  context.fillStyle = style.colour ?? INK.text;
  context.fillText(line, x, baseline);
  return taken;
}

/** Widths in pixels of what was written, by font: the same few hundred lines come again and again. */
const measured = new Map<string, number>();
const MEASURED_AT_MOST = 5_000;

/** How wide a text is in the context's font. */
function widthOf(context: SKRSContext2D, text: string): number {
  const key = `${context.font} ${text}`;
  const known = measured.get(key);
  if (known !== undefined) return known;
  const { width } = context.measureText(text);
  if (measured.size >= MEASURED_AT_MOST) measured.clear();
  measured.set(key, width);
  return width;
}

/** Where wrapped text goes. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Writes a paragraph into a box from its top, shrinking as far as allowed until it fits; what does
 * not fit even then is cut off with an ellipsis. Line breaks in the text are kept. Returns the
 * height it took.
 */
export function writeParagraph(
  context: SKRSContext2D,
  text: string,
  box: TextBox,
  style: TextStyle,
): number {
  let size = style.size;
  const setting = (): { lines: readonly string[]; leading: number } => {
    context.font = font(size, style.face, style.weight);
    return { lines: wrap(context, text, box.width), leading: size * 1.25 };
  };
  let { lines, leading } = setting();
  while (lines.length * leading > box.height && size > (style.least ?? style.size)) {
    size--;
    ({ lines, leading } = setting());
  }
  const fitting = Math.max(1, Math.floor(box.height / leading));
  if (lines.length > fitting) {
    lines = [...lines.slice(0, fitting - 1), `${lines[fitting - 1]}…`];
  }
  const x =
    style.align === 'center'
      ? box.x + box.width / 2
      : style.align === 'right'
        ? box.x + box.width
        : box.x;
  const { least: _, ...fixed } = style;
  for (const [index, line] of lines.entries()) {
    writeLine(context, line, x, box.y + leading * (index + 0.5), box.width, { ...fixed, size });
  }
  return lines.length * leading;
}

/** How high a paragraph becomes at the smallest size that its style allows. */
export function leastHeight(
  context: SKRSContext2D,
  text: string,
  width: number,
  { size, least = size, face, weight }: TextStyle,
): number {
  context.font = font(least, face, weight);
  return wrap(context, text, width).length * least * 1.25;
}

function shorten(context: SKRSContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1) {
    letters.pop();
    const cut = `${letters.join('').trimEnd()}…`;
    if (context.measureText(cut).width <= width) return cut;
  }
  return '…';
}

/**
 * Where a text may be broken into lines: not at a space that a language puts before a colon, inside quotation marks
 * or after a number so that they stay together (U+00A0, U+202F).
 */
export const wordsIn = (text: string): string[] => text.split(/[^\S\u00a0\u202f]+/).filter(Boolean);

/** Lines that texts were broken into, by font and width: the same cards come again and again. */
const broken = new Map<string, readonly string[]>();
const BROKEN_AT_MOST = 1_000;

function wrap(context: SKRSContext2D, text: string, width: number): readonly string[] {
  const key = `${context.font} ${width} ${text}`;
  const known = broken.get(key);
  if (known) return known;
  const lines = linesOf(context, text, width);
  if (broken.size >= BROKEN_AT_MOST) broken.clear();
  broken.set(key, lines);
  return lines;
}

function linesOf(context: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of wordsIn(paragraph)) {
      const longer = line ? `${line} ${word}` : word;
      if (line && context.measureText(longer).width > width) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.push(line);
  }
  return lines;
}
