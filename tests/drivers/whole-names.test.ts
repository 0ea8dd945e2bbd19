import { describe, expect, it } from 'vitest';
import { wholeNames } from '../../src/drivers/faults/whole-names.ts';
import { games } from '../../src/games/index.ts';
import { withInterludes } from '../../src/kernel/game.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';

const texts = loadTexts();

const namesOf = (game: (typeof games)[number]): string[] => [
  ...new Set(game.presentation.cards(texts).map(({ name }) => name)),
];

describe('names in a text', () => {
  const names = wholeNames(['A Handful', 'A Handful of Feathers', 'Preen', 'Preen ★', 'Rod (1.)']);

  it.each([
    ['She plays A Handful of Feathers.', ['A Handful of Feathers']],
    ['She plays A Handful.', ['A Handful']],
    ['A Handful of Feathers, then **A Handful**', ['A Handful of Feathers', 'A Handful']],
    ['A Handfuls', []],
    ['Preen ★, Preened', ['Preen ★']],
    ['Preen’s turn', ['Preen']],
    ['Rod (1.)', ['Rod (1.)']],
    ['Rod (1x)', []],
    ['', []],
  ])('%s', (text, found) => {
    expect([...names.in(text)]).toEqual(found);
  });

  it('are none where there are no names', () => {
    expect(wholeNames([]).in('anything').size).toBe(0);
  });
});

describe.each(withInterludes(games).map((game) => [game.rules.id, game] as const))(
  'the names of the cards of %s',
  (_, game) => {
    const names = namesOf(game);

    it('do not begin with another, but for cards that have learnt: those bear a star', () => {
      const plain = names.filter((name) => !name.endsWith(' ★'));
      const beginnings = plain.flatMap((name) =>
        plain.filter((other) => other !== name && other.startsWith(name)),
      );
      expect(beginnings).toEqual([]);
      for (const name of names)
        if (!plain.includes(name)) expect(plain).toContain(name.slice(0, -2));
    });

    it('are each found for themselves, and for no other', () => {
      const all = wholeNames(names);
      for (const name of names) {
        expect([...all.in(name)]).toEqual([name]);
        expect([...all.in(`She takes **${name}**, and goes on.`)]).toEqual([name]);
      }
    });
  },
);
