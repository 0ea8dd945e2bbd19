import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  type CardFace,
  drawCardFace,
  type LaidOutCard,
  layOutCard,
  type Misfit,
  misfitsOf,
} from './card-face.ts';

/** For cards that are side by side in pairs: as wide as can be read on a phone. */
export const ROWS: Readonly<{ width: number; gap: number }> = { width: 1048, gap: 20 };
const COLUMNS = 2;
const CARD = (ROWS.width - ROWS.gap * (COLUMNS + 1)) / COLUMNS;

const WIDE = ROWS.width - ROWS.gap * 2;
/** A card that would be higher than this beside another one is alone, as wide as both. */
const HIGHEST = 1050;

/** Cards side by side, all as high as the highest. */
export interface CardRow {
  readonly cards: readonly LaidOutCard[];
  /** For each of them. */
  readonly width: number;
  readonly height: number;
}

const isLong = (card: CardFace): boolean => layOutCard(card, CARD).height > HIGHEST;

export function rowsOf(cards: readonly CardFace[]): CardRow[] {
  const long = cards.filter(isLong);
  const others = cards.filter((card) => !long.includes(card));
  const rows = long.map((card) => rowOf([card], WIDE));
  for (let start = 0; start < others.length; start += COLUMNS) {
    rows.push(rowOf(others.slice(start, start + COLUMNS), CARD));
  }
  return rows;
}

function rowOf(cards: readonly CardFace[], width: number): CardRow {
  const row = cards.map((card) => layOutCard(card, width));
  return { cards: row, width, height: Math.max(...row.map(({ height }) => height)) };
}

/** What does not fit as it should in rows. */
export const misfitsIn = (rows: readonly CardRow[]): Misfit[] =>
  rows.flatMap(({ cards, width }) => cards.flatMap(({ card }) => misfitsOf(card, width)));

/** The height of rows below each other, each with the gap that follows it. */
export const heightOfRows = (rows: readonly CardRow[]): number =>
  rows.reduce((sum, { height }) => sum + height + ROWS.gap, 0);

/** Draws rows below each other from a height on. */
export function drawRows(context: SKRSContext2D, rows: readonly CardRow[], top: number): void {
  let y = top;
  for (const { cards, width, height } of rows) {
    for (const [column, card] of cards.entries()) {
      const x = ROWS.gap + column * (width + ROWS.gap);
      drawCardFace(context, card, { x, y, width, height });
    }
    y += height + ROWS.gap;
  }
}
