import { expect, it } from 'vitest';
import { examine } from '../../src/drivers/language/examining.ts';
import { createGrammar, GrammarFile } from '../../src/texts/grammar.ts';

const grammarWith = (form: string, article: string) =>
  createGrammar([GrammarFile.parse({ forms: { [form]: [{ gives: `${article} {noun}` }] } })]);

const grammars = { english: grammarWith('the', 'the'), own: grammarWith('der', 'der') };

const english = new Map([
  ['falls', '{enemy, the} falls.'],
  ['rises', '{enemy, the} rises.'],
]);

const examined = (falls: string, stamps = {}) =>
  examine(english, new Map([['falls', falls]]), grammars, stamps);

it('a message with a form of its own language fills in what English does', () => {
  expect(examined('{enemy, der} fällt.')).toEqual({
    missing: ['rises'],
    changed: [],
    problems: [],
  });
});

it('a message that leaves out what English fills in by a form is wrong', () => {
  expect(examined('Jemand fällt.').problems).toEqual(['falls: {enemy} is left out.']);
});

it('a message that is still in English is missing, and wrong only if it is said to be meant', () => {
  const untouched = '{enemy, the} falls.';
  expect(examined(untouched)).toEqual({ missing: ['falls', 'rises'], changed: [], problems: [] });
  const [problem, ...others] = examined(untouched, { falls: 'meant' }).problems;
  expect(problem).toMatch(/^falls: it can’t be read/);
  expect(others).toEqual([]);
});
