import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Texts } from '../texts/texts.ts';
import { INK } from './palette.ts';
import { encodePicture } from './picture.ts';
import { fitLine, type TextStyle, writeLine } from './text.ts';

/** A symbol and what it stands for. */
export interface LegendEntry {
  readonly words: string;
  /** Draws it around a point, about as large as a square of this side. */
  readonly draw: (context: SKRSContext2D, x: number, y: number, side: number) => void;
}

export interface LegendSection {
  readonly title: string;
  readonly entries: readonly LegendEntry[];
}

const WIDTH = 1048;
const EDGE = 24;
const COLUMNS = 2;
const COLUMN = (WIDTH - EDGE * 2) / COLUMNS;
const HEADING = 76;
const ROW = 70;
const SIDE = 60;
/** Where words begin, from the left of their column, and their sizes: no smaller than a phone can show. */
const INDENT = SIDE * 1.35;
const WORDS: TextStyle = { size: 32, least: 30, weight: 400 };

/** Words that are too long for their column. */
export function wordsCutOff(sections: readonly LegendSection[]): string[] {
  const context = createCanvas(8, 8).getContext('2d');
  return sections
    .flatMap(({ entries }) => entries.map(({ words }) => words))
    .filter((words) => fitLine(context, words, COLUMN - INDENT - 8, WORDS).isCut);
}

/** Draws symbols with their words, two side by side, under headings. */
export function drawLegend(sections: readonly LegendSection[]): Canvas {
  const rows = ({ entries }: LegendSection) => Math.ceil(entries.length / COLUMNS);
  const height = sections.reduce((sum, section) => sum + HEADING + rows(section) * ROW, EDGE);
  const canvas = createCanvas(WIDTH, height);
  const context = canvas.getContext('2d');
  context.fillStyle = INK.night;
  context.fillRect(0, 0, WIDTH, height);
  let top = 0;
  for (const section of sections) {
    writeLine(context, section.title, EDGE, top + HEADING / 2 + 6, WIDTH - EDGE * 2, {
      size: 48,
      face: 'heading',
      colour: INK.gold,
    });
    top += HEADING;
    for (const [index, { words, draw }] of section.entries.entries()) {
      const x = EDGE + (index % COLUMNS) * COLUMN;
      const y = top + (Math.floor(index / COLUMNS) + 0.5) * ROW;
      draw(context, x + SIDE * 0.6, y, SIDE);
      writeLine(context, words, x + INDENT, y, COLUMN - INDENT - 8, WORDS);
    }
    top += rows(section) * ROW;
  }
  return canvas;
}

/**
 * The picture of a legend.
 * @param alt how a section reads in words: a message with its `title` and `words`
 */
export function legendPicture(
  sections: readonly LegendSection[],
  texts: Texts,
  alt: string,
): ReturnType<typeof encodePicture> {
  const list = new Intl.ListFormat(texts.locale, { type: 'unit' });
  const altText = sections.map(({ title, entries }) =>
    texts(alt, { title, words: list.format(entries.map(({ words }) => words)) }),
  );
  return encodePicture(drawLegend(sections), 'scene', altText.join('\n'));
}
