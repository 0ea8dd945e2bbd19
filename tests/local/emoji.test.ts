import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, it } from 'vitest';

/** What has colours if there is an emoji font, and is an empty box if there is none. */
const SYMBOL = /\p{Emoji_Presentation}|\p{Extended_Pictographic}(?=\uFE0F)|[\u{1F000}-\u{1FAFF}]/gu;

/** What Prisma has written into its client is shown to nobody. */
const GENERATED = join('src', 'store', 'generated');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|ts|js)$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => !file.startsWith(GENERATED));

const written = new Set(
  ['assets/texts', 'src']
    .flatMap(filesIn)
    .flatMap((file) => readFileSync(file, 'utf8').match(SYMBOL) ?? []),
);

it('the page draws every symbol that the bot writes, whatever fonts its reader has', () => {
  expect(written.size).toBeGreaterThan(40);
  const style = readFileSync('src/local/page/styles/emoji.css', 'utf8');
  GlobalFonts.register(readFileSync('src/local/page/fonts/emoji.woff2'), 'Page Emoji');
  for (const symbol of written) {
    const code = `U+${symbol.codePointAt(0)!.toString(16).toUpperCase()}`;
    expect(style, symbol).toMatch(new RegExp(`${code.replace('+', '\\+')}\\b`));
    expect(coloursOf(symbol), `${symbol} ${code}`).toBeGreaterThan(0);
  }
  expect(coloursOf('\u{1F984}'), 'one that the bot does not write').toBe(0);
});

it.each(['⚪', '🟢', '🟡', '🟠', '🔴'])(
  'the page draws %s whole: as high as it is wide',
  (symbol) => {
    GlobalFonts.register(readFileSync('src/local/page/fonts/emoji.woff2'), 'Page Emoji');
    const { data } = drawn(symbol);
    const inked = [...data.keys()].filter((at) => at % 4 === 3 && data[at] === 255);
    const across = inked.map((at) => (at >> 2) % SIDE);
    const down = inked.map((at) => Math.floor((at >> 2) / SIDE));
    const extent = (along: readonly number[]) => Math.max(...along) - Math.min(...along);
    expect(extent(across)).toBeGreaterThan(30);
    expect(Math.abs(extent(across) - extent(down))).toBeLessThanOrEqual(2);
  },
);

/** Pixels along each side of a picture of one symbol. */
const SIDE = 64;

function drawn(symbol: string) {
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  context.font = '40px "Page Emoji"';
  context.fillStyle = '#ff00ff';
  context.fillText(symbol, 6, 48);
  return context.getImageData(0, 0, SIDE, SIDE);
}

/** Pixels in the symbol's own colours: letters of other fonts, and boxes, have the colour of the ink. */
function coloursOf(symbol: string): number {
  const { data } = drawn(symbol);
  let own = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 255 && data[at + 1]! > 0) own++;
  }
  return own;
}
