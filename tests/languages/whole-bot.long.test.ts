import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { wrongLanguageIn } from './explored.ts';

const LOCALES = [
  ['fr', 'English'],
  ['en-US', 'French'],
] as const;

const cases = LOCALES.flatMap(([locale, other]) =>
  games.map((game) => [game.rules.id, locale, other, game] as const),
);

it.each(cases)(
  '%s on a server that speaks %s has nothing %s in it',
  async (_, locale, __, game) => {
    const { found, read, kinds, complaints } = await wrongLanguageIn({
      ...{ games: [game], locale, seed: 2 },
      ...{ deeds: 150, afterwards: 60 },
    });
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    expect(read).toBeGreaterThan(700);
    expect(kinds).toBeGreaterThan(100);
  },
  900_000,
);
