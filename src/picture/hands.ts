import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type CardFace, cardHeight, drawCardFace } from './card-face.ts';
import { INK } from './palette.ts';
import { writeLine } from './text.ts';

/** The cards in hand of one character. */
export interface Hand {
  readonly name: string;
  readonly cards: readonly CardFace[];
  /** Draws the character's symbol around a point, as large as a square of this side. */
  readonly drawSymbol: (context: SKRSContext2D, x: number, y: number, side: number) => void;
}

const WIDTH = 1048;
const GAP = 20;
const HEADING = 84;
const COLUMNS = 2;
const CARD = (WIDTH - GAP * (COLUMNS + 1)) / COLUMNS;

interface Row {
  readonly cards: readonly CardFace[];
  readonly height: number;
}

/** Draws the hands of a seat's characters below each other, two cards side by side. */
export function drawHands(hands: readonly Hand[]): Canvas {
  const scratch = createCanvas(CARD, 8).getContext('2d');
  const laidOut = hands.map((hand) => ({ hand, rows: rowsOf(scratch, hand.cards) }));
  const height = laidOut.reduce(
    (sum, { rows }) => sum + HEADING + rows.reduce((all, row) => all + row.height + GAP, 0),
    GAP,
  );
  const canvas = createCanvas(WIDTH, height);
  const context = canvas.getContext('2d');
  context.fillStyle = INK.night;
  context.fillRect(0, 0, WIDTH, height);
  let y = 0;
  for (const { hand, rows } of laidOut) {
    drawHeading(context, hand, y);
    y += HEADING;
    for (const row of rows) {
      for (const [column, card] of row.cards.entries()) {
        const x = GAP + column * (CARD + GAP);
        drawCardFace(context, card, { x, y, width: CARD, height: row.height });
      }
      y += row.height + GAP;
    }
  }
  return canvas;
}

function rowsOf(context: SKRSContext2D, cards: readonly CardFace[]): Row[] {
  const rows: Row[] = [];
  for (let start = 0; start < cards.length; start += COLUMNS) {
    const row = cards.slice(start, start + COLUMNS);
    rows.push({
      cards: row,
      height: Math.max(...row.map((card) => cardHeight(context, card, CARD))),
    });
  }
  return rows;
}

function drawHeading(context: SKRSContext2D, { name, drawSymbol }: Hand, y: number): void {
  drawSymbol(context, 50, y + HEADING / 2 + 4, 62);
  writeLine(context, name, 96, y + HEADING / 2 + 4, WIDTH - 120, {
    size: 54,
    least: 30,
    face: 'heading',
    colour: INK.gold,
  });
}
