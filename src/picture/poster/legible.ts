import { createCanvas } from '@napi-rs/canvas';
import { font } from '../fonts.ts';

/** Drawn in place of a letter that no font has; no font has this one. */
const MISSING = '\u{10ffff}';
const SIDE = 32;
/** Signs above and below a letter; names that pile up more of them run over what is around. */
const MOST_MARKS = 2;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A person's name as it can be drawn: without letters that no font here has, without signs that turn or hide
 * what follows, and on one line.
 * @param otherwise what to call somebody of whose name nothing is left
 */
export function legibleName(name: string, otherwise: string): string {
  const letters = [...graphemes.segment(name.normalize('NFC').replaceAll(/\s+/g, ' '))];
  const drawn = letters.map(({ segment }) => withoutTricks(segment)).filter(isDrawable);
  return drawn.join('').replaceAll(/ +/g, ' ').trim() || otherwise;
}

/** Without control signs, and with no more marks than real letters have. */
function withoutTricks(grapheme: string): string {
  let marks = 0;
  return [...grapheme]
    .filter((sign) => {
      if (/\p{M}/u.test(sign)) marks += 1;
      return !/[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/u.test(sign) && marks <= MOST_MARKS;
    })
    .join('');
}

const known = new Map<string, boolean>();
const KNOWN_AT_MOST = 5_000;

/** Whether every sign of it is in some font, and something of it can be seen. */
function isDrawable(grapheme: string): boolean {
  if (grapheme === ' ') return true;
  const found = known.get(grapheme);
  if (found !== undefined) return found;
  const missing = looksOf(MISSING);
  const isThere =
    looksOf(grapheme) !== looksOf('') && [...grapheme].every((sign) => looksOf(sign) !== missing);
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(grapheme, isThere);
  return isThere;
}

function looksOf(grapheme: string): string {
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  context.font = font(SIDE / 2);
  context.fillText(grapheme, SIDE / 4, (SIDE * 3) / 4);
  return Buffer.from(context.getImageData(0, 0, SIDE, SIDE).data).toString('base64');
}
