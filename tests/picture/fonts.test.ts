import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { font } from '../../src/picture/fonts.ts';

const SIDE = 40;

function looksOf(sign: string, inFont: string): string {
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  context.font = inFont;
  context.fillText(sign, 4, SIDE - 10);
  return Buffer.from(context.getImageData(0, 0, SIDE, SIDE).data).toString('base64');
}

it('signs that the faces lack come with the bot: a system without fonts has them, too', () => {
  const usual = font(24);
  expect(GlobalFonts.has('Threadbound Symbols')).toBe(true);
  for (const sign of '★☆≤≥←→⚀⚅') {
    expect(looksOf(sign, usual), sign).toBe(looksOf(sign, '700 24px "Threadbound Symbols"'));
  }
});
