import type { SKRSContext2D } from '@napi-rs/canvas';
import { font, type Weight } from './fonts.ts';

/** Something in a line of text: words, or a drawing that takes so much room. */
export type Run =
  | { readonly text: string; readonly weight?: Weight; readonly colour?: string }
  | {
      /** In pixels, as high as it is wide. */
      readonly side: number;
      /** Draws it around a point. */
      readonly draw: (context: SKRSContext2D, x: number, y: number) => void;
    };

/** How words are set where a run does not say otherwise. */
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

/** Lines as they were broken, to be measured before they are drawn. */
export interface RichText {
  readonly lines: readonly (readonly Piece[])[];
  readonly style: RunStyle;
  /** In pixels. */
  readonly height: number;
}

const LEADING = 1.22;

/** Breaks runs into lines no wider than `width`; runs follow each other with a space between. */
export function breakRuns(
  context: SKRSContext2D,
  runs: readonly Run[],
  width: number,
  style: RunStyle,
): RichText {
  const space = style.size * 0.26;
  const lines: Piece[][] = [[]];
  let x = 0;
  for (const run of runs.flatMap(wordsOf)) {
    const taken = widthOf(context, run, style);
    if (x > 0 && x + taken > width) {
      lines.push([]);
      x = 0;
    }
    lines.at(-1)!.push({ run, x, width: taken });
    x += taken + space;
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

const wordsOf = (run: Run): Run[] =>
  'draw' in run
    ? [run]
    : run.text
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => ({ ...run, text: word }));

function widthOf(context: SKRSContext2D, run: Run, style: RunStyle): number {
  if ('draw' in run) return run.side;
  context.font = font(style.size, 'text', run.weight ?? style.weight);
  return context.measureText(run.text).width;
}
