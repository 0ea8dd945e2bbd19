import type { SKRSContext2D } from '@napi-rs/canvas';
import { type CardFace, drawCardFace, type LaidOutCard, layOutCard } from './card-face.ts';

/** Where cards lie two side by side: as wide as can be read on a phone. */
export const ROWS: Readonly<{ width: number; gap: number }> = { width: 1048, gap: 20 };
const COLUMNS = 2;
const CARD = (ROWS.width - ROWS.gap * (COLUMNS + 1)) / COLUMNS;

/** Cards side by side, all as high as the highest. */
export interface CardRow {
  readonly cards: readonly LaidOutCard[];
  readonly height: number;
}

export function rowsOf(cards: readonly CardFace[]): CardRow[] {
  const rows: CardRow[] = [];
  for (let start = 0; start < cards.length; start += COLUMNS) {
    const row = cards.slice(start, start + COLUMNS).map((card) => layOutCard(card, CARD));
    rows.push({ cards: row, height: Math.max(...row.map(({ height }) => height)) });
  }
  return rows;
}

/** What rows take below each other, each with the gap that follows it. */
export const heightOfRows = (rows: readonly CardRow[]): number =>
  rows.reduce((sum, { height }) => sum + height + ROWS.gap, 0);

/** Draws rows below each other from a height on. */
export function drawRows(context: SKRSContext2D, rows: readonly CardRow[], top: number): void {
  let y = top;
  for (const { cards, height } of rows) {
    for (const [column, card] of cards.entries()) {
      const x = ROWS.gap + column * (CARD + ROWS.gap);
      drawCardFace(context, card, { x, y, width: CARD, height });
    }
    y += height + ROWS.gap;
  }
}
