import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const RULES = new URL('../../docs/rules/', import.meta.url);
const TESTS = new URL('../', import.meta.url);

/** Statements of a rules page that need a test: all with a number, except those marked as later. */
function statements(page: string): string[] {
  const text = readFileSync(new URL(page, RULES), 'utf8');
  return [...text.matchAll(/^- \*\*([A-Z]+-[A-Z]?\d+)\*\*(?! \*\(later\)\*)/gm)].map(
    (found) => found[1] as string,
  );
}

/** Numbers named in the titles of tests; a number in a comment or a value proves nothing. */
function testedStatements(): Set<string> {
  const tested = new Set<string>();
  for (const file of readdirSync(TESTS, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.test.ts')) continue;
    const text = readFileSync(new URL(file, TESTS), 'utf8');
    for (const [, title] of text.matchAll(
      /\bit(?:\.each\([^)]*\))?\(\s*(?:'([^'\n]*)'|`[^`]*`|"[^"\n]*")/g,
    )) {
      for (const [number] of (title ?? '').matchAll(/[A-Z]+-[A-Z]?\d+/g)) tested.add(number);
    }
    for (const [, title] of text.matchAll(/\bit\(\s*[`"]([^`"]*)[`"]/g)) {
      for (const [number] of (title ?? '').matchAll(/[A-Z]+-[A-Z]?\d+/g)) tested.add(number);
    }
  }
  return tested;
}

describe('the rules pages', () => {
  const tested = testedStatements();
  for (const page of readdirSync(RULES).filter((file) => file.endsWith('.md'))) {
    it(`${page}: every statement has a test with its number in the title`, () => {
      const missing = statements(page).filter((number) => !tested.has(number));
      expect(missing, `without a test: ${missing.join(' ')}`).toEqual([]);
    });
  }
});
