import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { invented, inventedTexts } from './invented-language.ts';
import { readCommands, readTable } from './read-bot.ts';
import { readBox } from './read-box.ts';
import { readCampaign } from './read-campaign.ts';
import { readMatch, setupOf } from './read-match.ts';
import { findings } from './reading.ts';

const texts = inventedTexts();

/** Code, addresses, mentions, times, time zones and hashes belong to no language. */
const OF_NO_LANGUAGE = /`[^`]*`|https?:\/\/\S+|<[^<>\s]+>|[A-Z]\w+\/[A-Z][\w ]*|[0-9a-f]{32,64}/g;

/** The first English word in a text: it can only have come from code. */
const englishIn = (text: string): string | null =>
  /\p{Script=Latin}{2,}|\ba\b/u.exec(text.replaceAll(OF_NO_LANGUAGE, ''))?.[0] ?? null;

describe('a language that no code can know', () => {
  it('turns words and what is filled in around, and leaves marks and choices where they are', () => {
    expect(invented('**{hero}** moves to {space}.')).toBe('**{space, the}** то мовес {hero, the}.');
    expect(invented('{n, plural, one {# card} other {# cards}} from `/deck`')).toBe(
      'фром {n, plural, one {# цард} other {# цардс}} `/deck`',
    );
    expect(invented('<@{user}> joins')).toBe('жоинс <@{user}>');
  });

  it('makes any English word stand out', () => {
    expect(englishIn('Мырын attacks `/choose` <t:1:R> C4')).toBe('attacks');
    expect(englishIn('Мырын `/choose` <t:1:R> <@12> C4 https://example.org/')).toBe(null);
  });

  it.each(games.flatMap((game) => [3, 4].map((number) => [game.rules.id, number, game] as const)))(
    'has words for games of %s, played at random (%i)',
    (_, number, game) => {
      const { read, found } = findings(englishIn);
      readMatch(game, setupOf(game.rules, number), texts, read);
      expect(found()).toEqual([]);
    },
  );

  it.each(games.map((game) => [game.rules.id, game] as const))(
    'and for what the bot shows of %s',
    (_, game) => {
      const { read, found } = findings(englishIn);
      readBox(game, texts, read);
      readTable(game, texts, read);
      expect(found()).toEqual([]);
    },
  );

  it('and for the bot’s commands', () => {
    const { read, found } = findings(englishIn);
    readCommands(games, texts, read);
    expect(found()).toEqual([]);
  });

  it.each(
    games.filter(({ rules }) => rules.campaign).map((game) => [game.rules.id, game] as const),
  )('and for campaigns of %s', (_, game) => {
    const { read, found } = findings(englishIn);
    readCampaign(game, {}, texts, read, 4);
    expect(found()).toEqual([]);
  });
});
