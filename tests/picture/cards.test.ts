import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { CARD_TEXT, type CardFace, layOutCard } from '../../src/picture/card-face.ts';
import { drawHands } from '../../src/picture/hands.ts';
import { breakRuns } from '../../src/picture/rich-text.ts';
import { drawSingleCard } from '../../src/picture/single-card.ts';
import { onPhone } from './phone.ts';

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
    expect(onPhone(CARD_TEXT.size, hand(card('one'), card('two')).width)).toBeGreaterThanOrEqual(
      11,
    );
    // Drawn larger than laid out: what is written takes more of the width.
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
});
