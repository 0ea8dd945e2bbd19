import { expect, test } from 'vitest';
import { pageOf, withTurns } from '../../src/discord/components/pages.ts';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `${index}`, value: `${index}` }));
const words = { earlier: 'Earlier…', more: 'More…' };

/** The labels of every page, as a menu shows them. */
function pagesOf(count: number, lead?: number): string[][] {
  const { pages } = pageOf(items(count), 0, lead);
  return Array.from({ length: pages }, (_, page) =>
    withTurns(pageOf(items(count), page, lead), words).map(({ label }) => label),
  );
}

test('what fits into one menu stays whole, and what does not leaves room for the ways on and back', () => {
  expect(pagesOf(25).map(({ length }) => length)).toEqual([25]);
  expect(pagesOf(26).map(({ length }) => length)).toEqual([24, 4]);
});

test('what leads stands on a page by itself, and all others follow on theirs', () => {
  expect(pagesOf(6, 2)).toEqual([
    ['0', '1', 'More…'],
    ['Earlier…', '2', '3', '4', '5'],
  ]);
  expect(pagesOf(2 + 24, 2).map(({ length }) => length)).toEqual([3, 25]);
  expect(pagesOf(2 + 25, 2).map(({ length }) => length)).toEqual([3, 25, 3]);
  expect(pagesOf(3, 3)).toEqual([['0', '1', '2']]);
});

test('every item stands on one page, and what is out of range becomes the nearest page', () => {
  for (const count of [1, 24, 25, 26, 49, 60, 200]) {
    for (const lead of [0, 1, 7, 24]) {
      const all = pagesOf(count, lead).flat();
      const shown = all.filter((label) => !Object.values(words).includes(label));
      expect(shown).toEqual(items(count).map(({ label }) => label));
    }
  }
  expect(pageOf(items(6), 9, 2).page).toBe(1);
  expect(pageOf(items(6), -1, 2).page).toBe(0);
});
