import { describe, expect, it } from 'vitest';
import { addedNouns, addNouns } from '../../src/texts/added-nouns.ts';
import { createGrammar, GrammarFile } from '../../src/texts/grammar.ts';
import { createTexts } from '../../src/texts/texts.ts';

const french = createGrammar([
  GrammarFile.parse({
    patterns: { article: 'l[ea] |l’', vowel: '(?=[aeiouéèêàâîôûAEIOUÉ])' },
    forms: {
      le: [
        { of: ['m', 'f'], starts: '{vowel}', gives: 'l’{noun}' },
        { of: ['m'], gives: 'le {noun}' },
        { of: ['f'], gives: 'la {noun}' },
        { of: ['mp', 'fp'], gives: 'les {noun}' },
        { gives: '{noun}' },
      ],
      de: [
        { starts: 'le ', gives: 'du {rest}' },
        { starts: '{vowel}', gives: 'd’{noun}' },
        { gives: 'de {noun}' },
      ],
      genre: [{ of: ['f', 'fp', 'nf'], gives: 'f' }, { gives: 'm' }],
    },
  }),
  GrammarFile.parse({
    nouns: { m: ['Sbire', 'ennemi'], f: ['Rôdeuse', 'Rôdeuse des Marais'], nf: ['Myreen'] },
  }),
]);

const texts = createTexts(
  'fr',
  new Map([
    ['attacks', '{enemy, le} attaque {hero}.'],
    ['turn-of', 'Tour {whom, de}'],
    ['exhausted', '{who} est {who, genre, f {épuisée} other {épuisé}}.'],
    ['counted', '{n, plural, one {# carte} other {# cartes}} {whom, de}'],
  ]),
  french,
);

describe('a name takes what the language gives it', () => {
  it.each([
    ['Sbire', 'le Sbire attaque Ann.'],
    ['Rôdeuse', 'la Rôdeuse attaque Ann.'],
    ['ennemi', 'l’ennemi attaque Ann.'],
    ['Rôdeuse des Marais (rouge)', 'la Rôdeuse des Marais (rouge) attaque Ann.'],
    ['**Sbire** (@Bo)', 'le **Sbire** (@Bo) attaque Ann.'],
    ['Bolx', 'Bolx attaque Ann.'],
    ['Sbirette', 'Sbirette attaque Ann.'],
  ])('an article: %s', (enemy, words) => {
    expect(texts('attacks', { enemy, hero: 'Ann' })).toBe(words);
  });

  it.each([
    ['Ann', 'Tour d’Ann'],
    ['Myreen', 'Tour de Myreen'],
    ['le Sbire', 'Tour du Sbire'],
  ])('a preposition, elided and contracted: %s', (whom, words) => {
    expect(texts('turn-of', { whom })).toBe(words);
  });

  it('an agreement', () => {
    expect(texts('exhausted', { who: 'Myreen (@Ann)' })).toBe('Myreen (@Ann) est épuisée.');
    expect(texts('exhausted', { who: 'le Sbire' })).toBe('le Sbire est épuisé.');
    expect(texts('exhausted', { who: 'la Rôdeuse' })).toBe('la Rôdeuse est épuisée.');
  });

  it('beside numbers of ICU', () => {
    expect(texts('counted', { n: 2, whom: 'Ann' })).toBe('2 cartes d’Ann');
  });
});

it('a noun that comes later has its forms from then on, unless the files name it', () => {
  const file = GrammarFile.parse({
    forms: { le: [{ of: ['f'], gives: 'la {noun}' }, { gives: '{noun}' }] },
    nouns: { m: ['Sbire'] },
  });
  const growing = createGrammar([file], addedNouns('fr-later'));
  expect(growing.inflect('le', 'Péagère (rouge)')).toBe('Péagère (rouge)');
  addNouns('fr-later', new Map([['Péagère', 'm']]));
  expect(growing.inflect('le', 'Péagère (rouge)')).toBe('Péagère (rouge)');
  // A new version of a pack has mended it.
  addNouns('fr-later', new Map(Object.entries({ Péagère: 'f', Sbire: 'f' })));
  expect(growing.inflect('le', 'Péagère (rouge)')).toBe('la Péagère (rouge)');
  expect(growing.inflect('le', 'Sbire')).toBe('Sbire');
});

it('a name is filled in as it is, whatever it contains', () => {
  expect(texts('turn-of', { whom: '{rest} $& {noun}' })).toBe('Tour de {rest} $& {noun}');
});

it('an argument that is missing is named', () => {
  expect(() => texts('turn-of', {})).toThrow('The argument whom is missing.');
});

it('without a grammar a message has what ICU has', () => {
  const plain = createTexts('en', new Map([['n', '{n, plural, one {# card} other {# cards}}']]));
  expect(plain('n', { n: 1 })).toBe('1 card');
});

describe('a grammar that contradicts itself is refused', () => {
  it.each([
    [
      [{ nouns: { m: ['Sbire'] } }, { nouns: { f: ['Sbire'] } }],
      'The grammar says twice what Sbire is.',
    ],
    [
      [{ forms: { le: [{ gives: 'le {noun}' }] } }, { forms: { le: [{ gives: '{noun}' }] } }],
      'The grammar says twice what le is.',
    ],
    [
      [{ forms: { le: [{ of: ['m'], gives: 'le {noun}' }] } }],
      'The last rule of the form le has to be for everything.',
    ],
  ])('%j', (files, complaint) => {
    expect(() => createGrammar(files.map((file) => GrammarFile.parse(file)))).toThrow(complaint);
  });

  it.each([
    ['(', 'is no regular expression'],
    ['{vowel}', 'The grammar has no pattern vowel.'],
  ])('a rule that begins with %s', (starts, complaint) => {
    const file = { forms: { le: [{ starts, gives: '' }, { gives: '{noun}' }] } };
    expect(() => createGrammar([GrammarFile.parse(file)])).toThrow(complaint);
  });

  it('a form that is called like something of ICU', () => {
    const file = { forms: { plural: [{ gives: '{noun}' }] } };
    expect(GrammarFile.safeParse(file).success).toBe(false);
  });
});
