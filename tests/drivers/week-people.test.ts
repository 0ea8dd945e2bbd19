import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPeople } from '../../src/drivers/week/people.ts';

describe('the people of a week', () => {
  const folder = new URL('../../src/drivers/week/people/', import.meta.url);

  test.each(readdirSync(folder))(
    'of %s are as they must be, and all stay where nobody is to be away',
    (file) => {
      const people = readPeople(new URL(file, folder), true);
      expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
      expect(people.every(({ gone }) => gone === null)).toBe(true);
    },
  );

  test.each([
    ['a zone that is none', { zone: 'Europe/Nowhere' }, 'zone'],
    ['a time that is none', { around: ['25:00'] }, 'around'],
    ['no patience', { patience: 0 }, 'patience'],
    ['something unknown', { mood: 'good' }, 'mood'],
  ])('with %s are refused', (_, wrong, named) => {
    const [one] = readPeople();
    const file = join(mkdtempSync(join(tmpdir(), 'threadbound-people-')), 'people.json');
    writeFileSync(file, JSON.stringify([{ ...one, ...wrong }]));
    expect(() => readPeople(file)).toThrow(named);
    rmSync(dirname(file), { recursive: true });
  });
});
