import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { wrongLanguageIn } from './explored.ts';

/** What a server speaks, and two of the four people on it. */
const LOCALES = [
  ['fr', 'en-US'],
  ['en-US', 'fr'],
] as const;

const cases = LOCALES.flatMap(([locale, other]) =>
  games.map((game) => [game.rules.id, locale, other, game] as const),
);

it.each(cases)(
  '%s on a server in %s, where two people read %s',
  async (_, locale, other, game) => {
    const { found, read, kinds, complaints } = await wrongLanguageIn({
      ...{ games: [game], locale, locales: { Bo: other, Dag: other }, seed: 2 },
      ...{ deeds: 150, afterwards: 60 },
    });
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    expect(read).toBeGreaterThan(700);
    expect(kinds).toBeGreaterThan(100);
  },
  900_000,
);
