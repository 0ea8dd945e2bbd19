import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import {
  CARD_FLAVOUR,
  CARD_TEXT,
  type CardFace,
  layOutCard,
  misfitsOf,
} from '../../src/picture/card-face.ts';
import { drawContactSheet } from '../../src/picture/contact-sheet.ts';
import { drawHands } from '../../src/picture/hands.ts';
import { INK, shaded } from '../../src/picture/palette.ts';
import { breakRuns } from '../../src/picture/rich-text.ts';
import { drawSingleCard, layOutSingleCard } from '../../src/picture/single-card.ts';
import { contrast, onPhone } from './phone.ts';

const LONG = 'Each hero within 3 spaces, you included, discards up to 2 threat tokens. '.repeat(3);

const card = (name: string, text = 'Gain 2 focus.'): CardFace => ({
  look: { band: '#f2a51f', icon: 'sword-clash' },
  art: { icon: 'lit-candelabra', colour: '#f2a51f' },
  name,
  line: 'Action',
  marks: [],
  values: [],
  rules: [{ text }],
});

const hand = (...cards: CardFace[]) => drawHands([{ name: 'Sedrin', cards, drawSymbol: () => {} }]);

describe('cards', () => {
  it('can be read on a phone, two side by side and alone', () => {
    const { width } = hand(card('one'), card('two'));
    const [line] = misfitsOf({ ...card('a'), line: LONG }, 494);
    for (const size of [CARD_TEXT.size, CARD_FLAVOUR.size, line!.wanted]) {
      expect(onPhone(size, width)).toBeGreaterThanOrEqual(11);
    }
    // A card is darkest at its foot, where the flavour text is.
    for (const { colour } of [CARD_TEXT, CARD_FLAVOUR]) {
      expect(contrast(colour, shaded(INK.parchment, -0.15))).toBeGreaterThan(4.5);
    }
    // Drawn larger than laid out: text takes more of the width.
    const alone = drawSingleCard(card('one'));
    expect(onPhone(CARD_TEXT.size * 1.5, alone.width)).toBeGreaterThan(16);
  });

  it('grow with their text and are never cut off', () => {
    const heights = [card('a'), card('b', LONG), card('c', LONG.repeat(3))].map(
      (face) => layOutCard(face, 480).height,
    );
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(heights[2]! - heights[1]!).toBeGreaterThan(300);
    const figures = { ...card('d'), values: [{ icon: 'hearts', colour: '#e5484d', value: '6' }] };
    expect(layOutCard(figures, 480).height).toBeGreaterThan(heights[0]!);
    const told = { ...card('e'), flavour: LONG };
    expect(layOutCard(told, 480).height).toBeGreaterThan(heights[0]!);
  });

  it('that are alike are shown once, with their number', () => {
    const [twice, once] = [hand(card('a'), card('a')), hand(card('a'))];
    expect(twice.height).toBe(once.height);
    expect(twice.toBuffer('image/png').equals(once.toBuffer('image/png'))).toBe(false);
  });
});

describe('cards with much on them', () => {
  it('say which of their lines had to be set smaller, and which were cut off', () => {
    expect(misfitsOf(card('Short'), 494)).toEqual([]);
    const [long] = misfitsOf(card('A Name That Is Longer Than It Is'), 494);
    expect(long).toMatchObject({ part: 'name', wanted: 44, isCut: false });
    expect(long?.size).toBeLessThan(44);
    const [cut, line] = misfitsOf({ ...card(LONG), line: LONG }, 494);
    expect(cut).toMatchObject({ card: LONG, part: 'name', size: 26, isCut: true });
    expect(line).toMatchObject({ part: 'line', size: 19, wanted: 30, isCut: true });
    expect(drawContactSheet([card('a'), card(LONG)]).misfits).toEqual([cut]);
  });

  it('lie alone on a contact sheet, as wide as two', () => {
    const short = drawContactSheet([card('a'), card('b')]).canvas.height;
    const both = drawContactSheet([card('a'), card('b', LONG.repeat(4)), card('c')]).canvas.height;
    const alone = layOutCard(card('b', LONG.repeat(4)), 1008).height;
    expect(layOutCard(card('b', LONG.repeat(4)), 494).height).toBeGreaterThan(1050);
    expect(both).toBe(short + alone + 20);
  });

  it('are wider when read alone, as long as letters can be read, rather than higher than a screen', () => {
    expect(layOutSingleCard(card('a', LONG))).toMatchObject({ width: 640, isTall: false });
    const wide = layOutSingleCard(card('b', LONG.repeat(6)));
    expect(wide.isTall).toBe(false);
    expect(wide.width).toBeGreaterThan(640);
    expect(layOutSingleCard(card('c', LONG.repeat(30)))).toMatchObject({
      width: 900,
      isTall: true,
    });
    expect(drawSingleCard(card('b', LONG.repeat(6))).width).toBe(drawSingleCard(card('a')).width);
  });
});

describe('text with bold words and symbols', () => {
  const context = createCanvas(10, 10).getContext('2d');
  const style = { size: 30, weight: 400, colour: '#000000' } as const;

  it('keeps its words in order and its lines within the width', () => {
    const runs = [
      { side: 36, draw: () => {} },
      { text: 'Wathe:', weight: 700 as const },
      { text: LONG },
    ];
    const { lines, height } = breakRuns(context, runs, 400, style);
    const words = lines.flat().map(({ run }) => ('text' in run ? run.text : '[symbol]'));
    expect(words.join(' ')).toBe(`[symbol] Wathe: ${LONG.trim()}`);
    expect(lines.length).toBeGreaterThan(3);
    expect(height).toBeCloseTo(lines.length * 30 * 1.22);
    for (const line of lines) {
      const last = line.at(-1)!;
      expect(last.x + last.width).toBeLessThanOrEqual(400);
    }
  });

  it('never tears a number from what it belongs to', () => {
    const text = 'TASK 1 (Might). Discard 1 supply or add Might +1. At most 2. Gain +2 defense.';
    for (let width = 130; width < 500; width += 5) {
      const { lines } = breakRuns(context, [{ text }], width, style);
      const said = lines.map((line) =>
        line.map(({ run }) => ('text' in run ? run.text : '')).join(' '),
      );
      const all = said.join('\n');
      for (const together of ['TASK 1', '1 supply', 'Might +1.', 'most 2.', '+2 defense']) {
        expect(all, `${width}`).toContain(together);
      }
      expect(all.replaceAll('\n', ' ')).toBe(text);
    }
  });
});
