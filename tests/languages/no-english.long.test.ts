import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { loadTexts, USUAL } from '../../src/texts/catalogue.ts';
import { readDecks } from './read-pictures.ts';
import { findings } from './reading.ts';
import { onlyIn, telltaleIn } from './words-of-languages.ts';

const LANGUAGES = [
  ['fr', 'English', USUAL],
  [USUAL, 'French', 'fr'],
] as const;

describe.each(LANGUAGES)('%s has nothing %s in it', (locale, _, other) => {
  it.each(games.map((game) => [game.rules.id, game] as const))(
    'on any card of %s',
    async (_id, game) => {
      const all = onlyIn(other, locale);
      const { read, found, count } = findings((text) => telltaleIn(text, all));
      await readDecks(game, loadTexts(locale), read);
      expect(found()).toEqual([]);
      expect(count()).toBeGreaterThan(50);
    },
    300_000,
  );
});
