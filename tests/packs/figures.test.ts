import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { sentencesInWords } from '../../src/packs/in-words.ts';
import type { Pack, Words } from '../../src/packs/pack.ts';
import { wordProblems } from '../../src/packs/word-problems.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';

/** Two quests, one of which gives the number of its bells a name. */
const CONTENT = {
  decks: ['the-tolling', 'the-hush'].map((id) => ({
    id,
    kind: 'quest',
    cards: [
      { id, type: 'quest-rules', ...(id === 'the-tolling' ? { figures: { bells: 3 } } : {}) },
    ],
  })),
};

const problems = (words: Words): string[] => {
  const pack = {
    format: 1,
    id: 'bells',
    version: '1.0.0',
    title: 'Bells',
    author: 'Ann',
    licence: 'MIT',
  } as const;
  const whole: Pack = {
    pack,
    content: { 'altar-quest': CONTENT },
    words: { en: words },
    symbols: {},
    scenarios: {},
  };
  return [...wordProblems(whole, games)].map(({ what }) => sentencesInWords(what, loadTexts()));
};

const goal = (quest: string, first: string): Words => ({
  'altar-quest': { goal: { [quest]: { first } } },
});

it('a quest of a pack fills its own figures into the words about its goal', () => {
  expect(problems(goal('the-tolling', 'Ring {bells} bells of {toWin}.'))).toEqual([]);
});

it('but nobody else’s figures, and none where the box fills in none', () => {
  expect(problems(goal('the-hush', 'Ring {bells} bells.'))).toEqual([
    expect.stringMatching(/^Nothing fills in \{bells\} here\./),
  ]);
  expect(problems({ 'altar-quest-cards': { 'the-tolling': { name: 'The {bells}' } } })).toEqual([
    'Nothing fills in {bells} here.',
  ]);
});
