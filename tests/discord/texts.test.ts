import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadTexts } from '../../src/texts/catalogue.ts';

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
