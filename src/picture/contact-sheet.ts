import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { CardFace } from './card-face.ts';
import { drawRows, heightOfRows, ROWS, rowsOf } from './card-rows.ts';
import { INK } from './palette.ts';

/** Draws all cards of a deck, two side by side, each with the number of its copies. */
export function drawContactSheet(cards: readonly CardFace[]): Canvas {
  const rows = rowsOf(cards);
  const canvas = createCanvas(ROWS.width, heightOfRows(rows) + ROWS.gap);
  const context = canvas.getContext('2d');
  context.fillStyle = INK.night;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawRows(context, rows, ROWS.gap);
  return canvas;
}
