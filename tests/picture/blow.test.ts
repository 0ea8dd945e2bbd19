import { createCanvas } from '@napi-rs/canvas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blowPicture } from '../../src/picture/blow/picture.ts';
import { type BlowScene, sumInWords } from '../../src/picture/blow/scene.ts';
import { onPhone } from './phone.ts';

const context = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'));

afterEach(() => vi.restoreAllMocks());

/** Everything that is written while a scene is drawn, with its size in pixels. */
async function writtenIn(scene: BlowScene): Promise<{ text: string; size: number }[]> {
  const written: { text: string; size: number }[] = [];
  const { fillText } = context;
  vi.spyOn(context, 'fillText').mockImplementation(function (this: { font: string }, ...args) {
    written.push({ text: String(args[0]), size: Number(/([\d.]+)px/.exec(this.font)?.[1]) });
    fillText.apply(this, args);
  });
  await blowPicture(scene, '');
  return written;
}

const term = (sign: string, number: string, words: string) => ({ sign, number, words, mark: null });

/** As much as a blow can come to, with the longest names. */
const crowded = (dice: number): BlowScene => ({
  title: 'Old Marrow, the Sexton attacks the Raglander Stone-Slinger (yellow)',
  sides: [
    { name: 'Old Marrow', light: '#8fd0b5', draw: () => {}, harm: null, hasFallen: false },
    {
      name: 'Raglander Stone-Slinger',
      light: '#f2e24b',
      draw: () => {},
      harm: { amount: 12, left: 10, most: 24 },
      hasFallen: false,
    },
  ],
  dice: Array.from({ length: dice }, () => ({
    look: 'plain',
    draw: () => {},
    words: 'hit',
    mark: null,
    isFaint: false,
    isRerolled: true,
  })),
  noDice: 'No dice',
  sums: [
    {
      terms: [
        term('', '14', 'inflicted'),
        term('−', '2', 'blocked'),
        term('−', '1', 'defense'),
        term('−', '3', 'armor'),
        term('−', '1', 'averted'),
        term('=', '7', 'damage'),
      ],
      tone: 'bad',
    },
  ],
});

describe('the picture of a blow', () => {
  it.each([0, 1, 5, 16])('can be read on a phone, with %i dice', async (dice) => {
    const written = await writtenIn(crowded(dice));
    expect(written.length).toBeGreaterThan(15);
    for (const { text, size } of written) {
      expect(onPhone(size, 1048), text).toBeGreaterThanOrEqual(11);
    }
    expect(written.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['averted', '−12', '10/24']),
    );
    expect(written.some(({ text }) => text === 'No dice')).toBe(dice === 0);
  });

  it('is small enough to be sent often, and shows each die', async () => {
    const [few, many] = await Promise.all(
      [crowded(4), crowded(16)].map((one) => blowPicture(one, '')),
    );
    expect(few!.buffer.length).toBeLessThan(120_000);
    expect(many!.buffer.length).toBeLessThan(120_000);
    expect(many!.buffer.equals(few!.buffer)).toBe(false);
  });

  it('says its sum as a sentence', () => {
    expect(sumInWords(crowded(0).sums[0])).toBe(
      '14 inflicted − 2 blocked − 1 defense − 3 armor − 1 averted = 7 damage.',
    );
  });
});
