import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { problemInWords } from '../../src/packs/in-words.ts';
import type { PackProblem } from '../../src/packs/problem.ts';
import { loadTexts, readMessages, USUAL } from '../../src/texts/catalogue.ts';
import { ROOT } from '../support/documented-commands.ts';

/** Keys of what is said about packs: of all, or of one game's. */
const KEY = /'((?:[a-z-]+\.)?packs\.[a-z-]+(?:\.[a-z-]+)*)'/g;

it('what code says about packs is in the catalogue, and nothing else is', () => {
  const code = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(ROOT, 'src', file), 'utf8').matchAll(KEY)])
    .map(([, key]) => key)
    .filter((key) => !key?.startsWith('bot.'));
  const said = [...readMessages(USUAL)]
    .filter(([file]) => /^packs\.json$|(?<!^bot)\.packs\.json$/.test(file))
    .flatMap(([, messages]) => [...messages.keys()]);
  expect([...new Set(code)].sort()).toEqual(said.sort());
});

it('a problem is told in the language of whoever reads it, and names what stands in the file as it stands there', () => {
  const problem: PackProblem = {
    where: { path: [], file: 'altar-quest/decks/tide.json', line: 12, card: 'tide-mother' },
    what: [
      { key: 'packs.unfit', args: { name: 'attribute', given: '"charm"' } },
      { key: 'packs.may-be', args: { names: ['might', 'charisma'] } },
    ],
  };
  expect(problemInWords(problem, loadTexts())).toBe(
    'altar-quest/decks/tide.json, line 12, tide-mother: attribute can’t be "charm". It can be might, charisma.',
  );
  expect(problemInWords(problem, loadTexts('fr'))).toBe(
    'altar-quest/decks/tide.json, ligne 12, tide-mother\u00a0: attribute ne peut pas être "charm". On peut écrire might, charisma.',
  );
});
