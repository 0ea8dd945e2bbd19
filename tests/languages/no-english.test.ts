import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { loadTexts, readMessages, USUAL } from '../../src/texts/catalogue.ts';
import { readCommands, readTable } from './read-bot.ts';
import { readBox } from './read-box.ts';
import { readCampaign } from './read-campaign.ts';
import { readMatch, setupOf } from './read-match.ts';
import { findings } from './reading.ts';
import { ENGLISH, FRENCH, telltaleIn } from './words-of-languages.ts';

/** Each language, with what would tell that the other one is in it. */
const LANGUAGES = [
  ['fr', 'English', ENGLISH],
  [USUAL, 'French', FRENCH],
] as const;

/** What people may type, some of it in any language. */
const TYPED = /^bot\.typed\./;

/** A message's own words: without what is filled in, and the names of choices. */
const wordsOf = (message: string): string =>
  message
    .replaceAll(/\{\s*\w+\s*,\s*\w+\s*,?/g, ' ')
    .replaceAll(/(^|[\s}])[=\w-]+ (?=\{)/g, ' ')
    .replaceAll(/\{\w+/g, ' ');

it('a word of the other language is found, and names and code are let be', () => {
  expect(telltaleIn('Myreen pioche 2 cards.', ENGLISH)).toBe('cards');
  expect(telltaleIn('The Adventure Game : `npm run the`', ENGLISH)).toBe(null);
  expect(telltaleIn('Draw la carte.', FRENCH)).toBe('la');
  expect(telltaleIn(wordsOf('{the, select, of {# carte} other {{card}}} à {to}'), ENGLISH)).toBe(
    null,
  );
  expect(telltaleIn(wordsOf('{n, plural, one {# carte} other {# cards}}'), ENGLISH)).toBe('cards');
});

describe.each(LANGUAGES)('%s has nothing %s in it', (locale, _, telltale) => {
  const texts = loadTexts(locale);
  const reading = () => findings((text) => telltaleIn(text, telltale));

  it('in its catalogue', () => {
    const { read, found } = reading();
    for (const file of readMessages(locale).values())
      for (const [key, message] of file) if (!TYPED.test(key)) read(key, wordsOf(message));
    expect(found()).toEqual([]);
  });

  it('in the bot’s commands', () => {
    const { read, found } = reading();
    readCommands(games, texts, read);
    expect(found()).toEqual([]);
  });

  it.each(games.map((game) => [game.rules.id, game] as const))('in games of %s', (_id, game) => {
    const { read, found } = reading();
    readBox(game, texts, read);
    readTable(game, texts, read);
    readMatch(game, setupOf(game.rules, 4), texts, read);
    readCampaign(game, {}, texts, read, 2);
    expect(found()).toEqual([]);
  });
});
