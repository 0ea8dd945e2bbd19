import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from './icons.ts';
import { INK } from './palette.ts';
import { drawPanel } from './panel.ts';
import { type TextBox, writeLine, writeParagraph } from './text.ts';

/** Band and symbol of a card: what it is, told apart without colour as well. */
export interface CardLook {
  readonly band: string;
  readonly icon: string;
}

/** What is printed on a card. */
export interface CardFace {
  readonly look: CardLook;
  readonly name: string;
  /** Type and traits. */
  readonly line: string;
  readonly text: string;
}

const PADDING = 22;
const BAND = 64;
const LINE = 42;
/** Set so that a card that is half as wide as the picture can be read on a phone. */
const TEXT = { size: 32, weight: 400, colour: '#2a2118' } as const;

/** The height that a card of this width needs for all of its text. */
export function cardHeight(context: SKRSContext2D, card: CardFace, width: number): number {
  const box = { x: 0, y: 0, width: width - PADDING * 2, height: Number.MAX_SAFE_INTEGER };
  context.save();
  context.beginPath();
  context.rect(0, 0, 0, 0);
  context.clip();
  const text = writeParagraph(context, card.text, box, TEXT);
  context.restore();
  return Math.ceil(BAND + LINE + text + PADDING * 1.5);
}

/** Draws a card: band with symbol and name, its type, what it does. */
export function drawCardFace(context: SKRSContext2D, card: CardFace, box: TextBox): void {
  const { x, y, width, height } = box;
  drawPanel(context, box, { face: INK.parchment, edge: card.look.band, edgeWidth: 6 });
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, BAND, [12, 12, 0, 0]);
  context.fillStyle = card.look.band;
  context.fill();
  context.restore();
  drawIcon(context, card.look.icon, x + 38, y + BAND / 2, 46, INK.outline);
  writeLine(context, card.name, x + 72, y + BAND / 2, width - 72 - PADDING, {
    size: 44,
    least: 26,
    face: 'heading',
    colour: INK.outline,
  });
  writeLine(context, card.line, x + PADDING, y + BAND + LINE / 2 + 4, width - PADDING * 2, {
    size: 26,
    least: 18,
    colour: '#6b5435',
  });
  const text = {
    x: x + PADDING,
    y: y + BAND + LINE,
    width: width - PADDING * 2,
    height: height - BAND - LINE - PADDING / 2,
  };
  writeParagraph(context, card.text, text, { ...TEXT, least: 20 });
}
