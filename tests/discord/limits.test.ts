import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clip } from '../../src/discord/limits.ts';

it('clips to the length at a whole grapheme', () => {
  expect(clip('abcdef', 6)).toBe('abcdef');
  expect(clip('abcdefg', 6)).toBe('abcde…');
  expect(clip('abc👨‍👩‍👧‍👦d', 8)).toBe('abc…');
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 1, max: 50 }),
      (text, length) => {
        const clipped = clip(text, length);
        expect(clipped.length).toBeLessThanOrEqual(Math.max(length, 1));
        if (clipped !== text) expect(text.startsWith(clipped.slice(0, -1))).toBe(true);
      },
    ),
  );
});
