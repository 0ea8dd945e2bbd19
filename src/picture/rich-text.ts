import type { SKRSContext2D } from '@napi-rs/canvas';
import { font, type Weight } from './fonts.ts';
import { wordsIn } from './text.ts';

/** Something in a line of text: words, or a drawing that takes up room. */
export type Run =
  | { readonly text: string; readonly weight?: Weight; readonly colour?: string }
  | {
      /** In pixels, both width and height. */
      readonly side: number;
      /** Draws it around a point. */
      readonly draw: (context: SKRSContext2D, x: number, y: number) => void;
    };

/** How words are set if a run does not say otherwise. */
export interface RunStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
}

/** A word or a drawing with its place in its line. */
interface Piece {
  readonly run: Run;
  readonly x: number;
  readonly width: number;
}

/** Broken lines, to be measured before they are drawn. */
export interface RichText {
  readonly lines: readonly (readonly Piece[])[];
  readonly style: RunStyle;
  /** In pixels. */
  readonly height: number;
}

const LEADING = 1.22;

/**
 * Breaks runs into lines no wider than `width`; runs follow each other with a space between them. A number
 * stays with what it belongs to: "TASK 1", "1 armor" and "Might +1" are never torn apart.
 */
export function breakRuns(
  context: SKRSContext2D,
  runs: readonly Run[],
  width: number,
  style: RunStyle,
): RichText {
  const space = style.size * 0.26;
  const lines: Piece[][] = [[]];
  let x = 0;
  const place = (run: Run): void => {
    const taken = widthOf(context, run, style);
    lines.at(-1)!.push({ run, x, width: taken });
    x += taken + space;
  };
  for (const run of runs.flatMap(wordsOf)) {
    if (x > 0 && x + widthOf(context, run, style) > width) {
      const before = lines.at(-1)!;
      const kept = [run];
      while (before.length > 1 && belongs(before.at(-1)!.run, kept[0]!)) {
        kept.unshift(before.pop()!.run);
      }
      lines.push([]);
      x = 0;
      for (const together of kept) place(together);
      continue;
    }
    place(run);
  }
  return { lines, style, height: lines.length * style.size * LEADING };
}

/** Draws broken lines with their top left corner at a point. */
export function drawRichText(context: SKRSContext2D, text: RichText, x: number, y: number): void {
  const { lines, style } = text;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  for (const [index, line] of lines.entries()) {
    const centre = y + (index + 0.5) * style.size * LEADING;
    for (const piece of line) {
      const { run } = piece;
      if ('draw' in run) {
        run.draw(context, x + piece.x + piece.width / 2, centre);
        continue;
      }
      context.font = font(style.size, 'text', run.weight ?? style.weight);
      context.fillStyle = run.colour ?? style.colour;
      context.fillText(run.text, x + piece.x, centre + style.size * 0.355);
    }
  }
}

/** Whether a word and the next one are on one line. */
const belongs = (run: Run, next: Run): boolean =>
  (isLike(run, /^[+−]?\d+$/) && isLike(next, /^\p{Ll}/u)) ||
  (isLike(run, /^\d+$/) && isLike(next, /^\p{Lu}\p{Ll}/u)) ||
  (isLike(run, /^\(?\p{Lu}\p{Ll}/u) && isLike(next, /^[+−]\d+[.,;:)]*$/)) ||
  (isLike(run, /^\p{Lu}{4,}$/u) && isLike(next, /^\d+$/)) ||
  (isLike(run, /^\p{Ll}/u) && isLike(next, /^\d+[.,;:)]+$/));

const isLike = (run: Run, words: RegExp): boolean => 'text' in run && words.test(run.text);

const wordsOf = (run: Run): Run[] =>
  'draw' in run ? [run] : wordsIn(run.text).map((word) => ({ ...run, text: word }));

function widthOf(context: SKRSContext2D, run: Run, style: RunStyle): number {
  if ('draw' in run) return run.side;
  context.font = font(style.size, 'text', run.weight ?? style.weight);
  return context.measureText(run.text).width;
}
