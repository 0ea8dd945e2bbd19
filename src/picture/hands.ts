import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type CardFace, drawCardFace, type LaidOutCard, layOutCard } from './card-face.ts';
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
  readonly cards: readonly LaidOutCard[];
  readonly height: number;
}

/** Draws the hands of a seat's characters below each other, two cards side by side. */
export function drawHands(hands: readonly Hand[]): Canvas {
  const laidOut = hands.map((hand) => ({ hand, rows: rowsOf(together(hand.cards)) }));
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

/** Cards that are alike are shown once, with their number. */
function together(cards: readonly CardFace[]): CardFace[] {
  const counts = new Map<string, CardFace>();
  for (const card of cards) {
    const { count = 0 } = counts.get(card.name) ?? {};
    counts.set(card.name, { ...card, count: count + 1 });
  }
  return [...counts.values()];
}

function rowsOf(cards: readonly CardFace[]): Row[] {
  const rows: Row[] = [];
  for (let start = 0; start < cards.length; start += COLUMNS) {
    const row = cards.slice(start, start + COLUMNS).map((card) => layOutCard(card, CARD));
    rows.push({ cards: row, height: Math.max(...row.map(({ height }) => height)) });
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
