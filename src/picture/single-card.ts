import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type CardFace, drawCardFace, type LaidOutCard, layOutCard } from './card-face.ts';
import { INK } from './palette.ts';

/** Sizes in units of a card's layout. Wider than a card in a hand, so that it is not longer than a screen. */
const WIDTH = 640;
/** A card with much to say is wider, its letters smaller on the screen, but no smaller than can be read. */
const WIDEST = 900;
const WIDER_BY = 20;
const EDGE = 12;
/** Pixels for each unit of a card of the usual width. */
const SCALE = 1.5;
/** Height by width of what a phone shows of a picture at once. */
const SCREEN = 1.8;

/** A card laid out to be read alone: at most as high as a phone's screen, if possible. */
export function layOutSingleCard(card: CardFace): LaidOutCard & { width: number; isTall: boolean } {
  for (let width = WIDTH; ; width += WIDER_BY) {
    const laidOut = layOutCard(card, width);
    const isTall = laidOut.height + EDGE * 2 > (width + EDGE * 2) * SCREEN;
    if (!isTall || width >= WIDEST) return { ...laidOut, width, isTall };
  }
}

/** Draws one card to be read alone; all have the same width in pixels. */
export function drawSingleCard(card: CardFace): Canvas {
  const { width, ...laidOut } = layOutSingleCard(card);
  const across = (WIDTH + EDGE * 2) * SCALE;
  const scale = across / (width + EDGE * 2);
  const canvas = createCanvas(across, Math.ceil((laidOut.height + EDGE * 2) * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = INK.night;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  drawCardFace(context, laidOut, { x: EDGE, y: EDGE, width, height: laidOut.height });
  return canvas;
}
