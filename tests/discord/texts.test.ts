import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, it } from 'vitest';
import { loadTexts, readGrammar, readMessages, USUAL } from '../../src/texts/catalogue.ts';
import { withForms } from '../../src/texts/inflected.ts';

const FOLDER = new URL('../../src/discord/', import.meta.url);
const catalogue = new URL('../../assets/texts/en/bot.json', import.meta.url);

const source = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
  .join('\n');

/** Keys as the code names them; what is filled in at run time is a star. */
const named = [...source.matchAll(/['`](bot\.[\w.${}-]+)['`]/g)].map(([, key]) =>
  (key ?? '').replaceAll(/\$\{[^}]*\}/g, '*'),
);

function keysOf(value: unknown, key: string): string[] {
  if (typeof value === 'string') return [key];
  return Object.entries(value as object).flatMap(([name, inner]) =>
    keysOf(inner, `${key}.${name}`),
  );
}

const patternOf = (key: string) =>
  new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`);

it('every message that the bot names is in the catalogue', () => {
  const texts = loadTexts();
  const missing = named.filter((key) => !key.includes('*') && !texts.has(key));
  expect(missing).toEqual([]);
});

it('every message of the catalogue is named by the bot', () => {
  const patterns = [...new Set(named)].map(patternOf);
  const keys = keysOf(JSON.parse(readFileSync(catalogue, 'utf8')), 'bot');
  expect(keys.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** Marks of headings and small print that a plural would misread: its number in place of each "#". */
function spoiled(parts: readonly Part[]): boolean {
  return parts.some((part, index) => {
    const before = parts[index - 1];
    const isNumber = (one: Part | undefined) => one !== undefined && !('value' in one);
    if (isNumber(part)) {
      return isNumber(before) || (before?.type === 0 && /(^|\n)-$/.test(before.value));
    }
    return 'options' in part && Object.values(part.options).some(({ value }) => spoiled(value));
  });
}

it('no heading and no small print is marked inside a plural, which reads "#" as its number', () => {
  const english = readGrammar(USUAL);
  const messages = [...readMessages(USUAL).values()].flatMap((file) => [...file]);
  const found = messages.filter(([, written]) => {
    const { message } = withForms(written, english);
    return spoiled(new IntlMessageFormat(message, 'en').getAst());
  });
  expect(found).toEqual([]);
  expect(spoiled(new IntlMessageFormat('{n, plural, other {## So}}', 'en').getAst())).toBe(true);
  expect(spoiled(new IntlMessageFormat('{n, plural, other {-# So}}', 'en').getAst())).toBe(true);
});
