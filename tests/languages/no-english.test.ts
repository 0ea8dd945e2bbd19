import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { loadTexts, readGrammar, readMessages, USUAL } from '../../src/texts/catalogue.ts';
import { readCommands, readTable } from './read-bot.ts';
import { readBox } from './read-box.ts';
import { readCampaign } from './read-campaign.ts';
import { readBook, readChronicle } from './read-chronicle.ts';
import { readMatch, setupOf } from './read-match.ts';
import { readPicturesOf } from './read-pictures.ts';
import { findings } from './reading.ts';
import { ENGLISH, FRENCH, onlyIn, TYPED, telltaleIn, wordsOf } from './words-of-languages.ts';

/** Each language, with what tells that the other one is in its catalogue, and in what it shows. */
const LANGUAGES = [
  ['fr', 'English', ENGLISH, onlyIn(USUAL, 'fr')],
  [USUAL, 'French', FRENCH, onlyIn('fr', USUAL)],
] as const;

const french = readGrammar('fr');

it('a word of the other language is found, and names and code are let be', () => {
  expect(telltaleIn('Myreen pioche 2 cards.', ENGLISH)).toBe('cards');
  expect(telltaleIn('The Adventure Game : `npm run the`', ENGLISH)).toBe(null);
  expect(telltaleIn('Draw la carte.', FRENCH)).toBe('la');
  expect(
    telltaleIn(wordsOf('{the, select, of {# carte} other {{card}}} à {to, le}', french), ENGLISH),
  ).toBe(null);
  expect(telltaleIn(wordsOf('{n, plural, one {carte} other {cards}}', french), ENGLISH)).toBe(
    'cards',
  );
});

const everyGame = games.map((game) => [game.rules.id, game] as const);

describe.each(LANGUAGES)('%s has nothing %s in it', (locale, _, common, all) => {
  const texts = loadTexts(locale);
  const grammar = readGrammar(locale);
  const reading = () => findings((text) => telltaleIn(text, all));

  it('in its catalogue', () => {
    const { read, found } = findings((text) => telltaleIn(text, common));
    for (const file of readMessages(locale).values())
      for (const [key, message] of file) if (!TYPED.test(key)) read(key, wordsOf(message, grammar));
    expect(found()).toEqual([]);
  });

  it('in the bot’s commands', () => {
    const { read, found } = reading();
    readCommands(games, texts, read);
    expect(found()).toEqual([]);
  });

  it.each(everyGame)('in games of %s', (_id, game) => {
    const { read, found } = reading();
    readBox(game, texts, read);
    readTable(game, texts, read);
    readMatch(game, setupOf(game.rules, 4), texts, read);
    readCampaign(game, {}, texts, read, 2);
    expect(found()).toEqual([]);
  });

  it.each(everyGame)('in a chronicle of %s', async (_id, game) => {
    const { read, found } = reading();
    await readChronicle(game, setupOf(game.rules, 3), texts, read);
    if (game.rules.campaign) await readBook(game, setupOf(game.rules, 1), texts, read, 2);
    expect(found()).toEqual([]);
  });

  it.each(everyGame)('on pictures of %s', async (_id, game) => {
    const { read, found } = reading();
    const { match } = game.rules.setup(setupOf(game.rules, 4));
    await readPicturesOf(game, match, texts, read);
    expect(found()).toEqual([]);
  });
});
