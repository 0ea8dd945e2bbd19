import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type CardFace, drawCardFace, layOutCard } from './card-face.ts';
import { INK } from './palette.ts';

/** Sizes in units of a card's layout. Wider than a card in a hand, so that it is not longer than a screen. */
const WIDTH = 640;
const EDGE = 12;
/** Pixels for each unit. */
const SCALE = 1.5;

/** Draws one card to be read alone. */
export function drawSingleCard(card: CardFace): Canvas {
  const laidOut = layOutCard(card, WIDTH);
  const canvas = createCanvas(
    Math.ceil((WIDTH + EDGE * 2) * SCALE),
    Math.ceil((laidOut.height + EDGE * 2) * SCALE),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = INK.night;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  drawCardFace(context, laidOut, { x: EDGE, y: EDGE, width: WIDTH, height: laidOut.height });
  return canvas;
}
