import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { CardFace } from './card-face.ts';
import { drawRows, heightOfRows, ROWS, rowsOf } from './card-rows.ts';
import { INK } from './palette.ts';
import { writeLine } from './text.ts';

/** The cards in hand of one character. */
export interface Hand {
  readonly name: string;
  readonly cards: readonly CardFace[];
  /** Draws the character's symbol around a point, as large as a square of this side. */
  readonly drawSymbol: (context: SKRSContext2D, x: number, y: number, side: number) => void;
}

const HEADING = 84;

/** Draws the hands of a seat's characters below each other, two cards side by side. */
export function drawHands(hands: readonly Hand[]): Canvas {
  const laidOut = hands.map((hand) => ({ hand, rows: rowsOf(together(hand.cards)) }));
  const height = laidOut.reduce((sum, { rows }) => sum + HEADING + heightOfRows(rows), ROWS.gap);
  const canvas = createCanvas(ROWS.width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = INK.night;
  context.fillRect(0, 0, ROWS.width, height);
  let y = 0;
  for (const { hand, rows } of laidOut) {
    drawHeading(context, hand, y);
    y += HEADING;
    drawRows(context, rows, y);
    y += heightOfRows(rows);
  }
  return canvas;
}

/** Identical cards are shown once, with their number. */
function together(cards: readonly CardFace[]): CardFace[] {
  const counts = new Map<string, CardFace>();
  for (const card of cards) {
    const { count = 0 } = counts.get(card.name) ?? {};
    counts.set(card.name, { ...card, count: count + 1 });
  }
  return [...counts.values()];
}

function drawHeading(context: SKRSContext2D, { name, drawSymbol }: Hand, y: number): void {
  drawSymbol(context, 50, y + HEADING / 2 + 4, 62);
  writeLine(context, name, 96, y + HEADING / 2 + 4, ROWS.width - 120, {
    size: 54,
    least: 30,
    face: 'heading',
    colour: INK.gold,
  });
}
