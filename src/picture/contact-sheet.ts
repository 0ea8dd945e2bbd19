import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { CardFace, Misfit } from './card-face.ts';
import { drawRows, heightOfRows, misfitsIn, ROWS, rowsOf } from './card-rows.ts';
import { INK } from './palette.ts';

/**
 * Draws all cards of a deck, two side by side, each with the number of its copies, and says which lines had
 * to be set smaller or were cut off.
 */
export function drawContactSheet(cards: readonly CardFace[]): {
  canvas: Canvas;
  misfits: Misfit[];
} {
  const rows = rowsOf(cards);
  const canvas = createCanvas(ROWS.width, heightOfRows(rows) + ROWS.gap);
  const context = canvas.getContext('2d');
  context.fillStyle = INK.night;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawRows(context, rows, ROWS.gap);
  return { canvas, misfits: misfitsIn(rows) };
}
