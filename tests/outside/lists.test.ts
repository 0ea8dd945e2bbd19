import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { atMost, listOf, onlyThese } from '../../src/outside/lists.ts';

/** A schema that counts what it has looked at. */
function counting() {
  let looked = 0;
  const schema = z.custom<number>((value) => {
    looked += 1;
    return typeof value === 'number';
  });
  return { schema, looked: () => looked };
}

describe('a list from outside', () => {
  it('is read whole where nothing is wrong', () => {
    const list = listOf(onlyThese({ a: z.number() }), { most: 3 });
    expect(list.parse([{ a: 1 }, { a: 2 }])).toEqual([{ a: 1 }, { a: 2 }]);
  });

  it('ends at the first item that is wrong, and says which', () => {
    const { schema, looked } = counting();
    const { error } = z.object({ all: listOf(schema, { most: 1_000 }) }).safeParse({
      all: [1, 2, 'three', ...Array(500).fill('more')],
    });
    expect(error?.issues.map(({ path }) => path)).toEqual([['all', 2]]);
    expect(looked()).toBe(3);
  });

  it.each([
    ['too long', [1, 2, 3, 4], 'Too big: expected at most 3, not 4'],
    ['too short', [], 'Too small: expected 1 or more, not 0'],
    ['none', { length: 1 }, 'Invalid input: expected array'],
    ['missing', undefined, 'Invalid input: expected array'],
  ])('that is %s is refused before any item is looked at', (_, given, message) => {
    const { schema, looked } = counting();
    const { error } = listOf(schema, { least: 1, most: 3 }).safeParse(given);
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
    expect(looked()).toBe(0);
  });
});

describe('fields from outside', () => {
  it('are counted before any is looked at', () => {
    const { schema, looked } = counting();
    const record = atMost(2, z.record(z.string(), schema));
    expect(record.parse({ a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
    expect(record.safeParse({ a: 1, b: 2, c: 3 }).error?.issues).toHaveLength(1);
    expect(looked()).toBe(2);
  });

  it('that are not known are named, unless there are many', () => {
    const one = onlyThese({ a: z.number() });
    expect(one.safeParse({ a: 1, b: 2 }).error?.message).toContain('b');
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`f${at}`, at]));
    expect(one.safeParse(many).error?.message).not.toContain('f999');
  });
});
