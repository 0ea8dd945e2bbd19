import { describe, expect, it } from 'vitest';
import { commandDefinitions } from '../../src/discord/commands/definitions.ts';
import { mergeVerbs } from '../../src/discord/commands/verbs.ts';
import { COMMANDS } from '../../src/discord/interactions/commands.ts';
import { helpTopics } from '../../src/discord/messages/private/help.ts';
import { games } from '../../src/games/index.ts';
import type { Game, Verb } from '../../src/kernel/game.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { createLanguages } from '../../src/texts/languages.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { countingGame } from '../support/counting-game.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { commandProblems } from './discord-limits.ts';

function gameWith(id: string, verbs: Verb[]): Game {
  const { rules, presentation } = countingGame();
  return { rules: { ...rules, id }, presentation: { ...presentation, verbs } };
}

/** As Discord is told about them when these games are installed. */
const definitionsFor = (installed: readonly Game[], texts: Texts) =>
  commandDefinitions(COMMANDS, installed, createLanguages(texts));

/** Has a word for everything, and says the key. */
const anyTexts = Object.assign(
  (key: string, values?: Parameters<Texts>[1]) =>
    key.startsWith('bot.') ? botAndCountingTexts()(key, values) : key.slice(0, 90),
  { locale: 'en', has: () => true },
);

describe('command definitions', () => {
  it('keep within Discord’s limits', () => {
    const definitions = definitionsFor([countingGame()], botAndCountingTexts());
    expect(commandProblems(definitions)).toEqual([]);
    // No campaign: the game has none.
    const own = COMMANDS.filter(({ key }) => key !== 'campaign').map(({ key }) => key);
    expect(definitions.map(({ name }) => name)).toEqual([...own, 'add', 'roll']);
  });

  it('keep within them for the games that are installed', () => {
    const texts = loadTexts();
    const definitions = definitionsFor(games, texts);
    expect(commandProblems(definitions)).toEqual([]);
    for (const { rules, presentation } of games) {
      expect(helpTopics({ games, commands: [] }, texts).map(({ id }) => id)).toContain(rules.id);
      for (const { verb } of presentation.verbs)
        expect(definitions.map(({ name }) => name)).toContain(verb);
    }
  });

  it('give games that use the same word one command', () => {
    const verbs = mergeVerbs([
      gameWith('one', [
        { verb: 'play', arguments: [{ name: 'card', required: true }] },
        { verb: 'rest', arguments: [] },
      ]),
      gameWith('two', [
        {
          verb: 'play',
          arguments: [
            { name: 'target', required: true },
            { name: 'card', required: true },
          ],
        },
      ]),
    ]);
    expect(verbs).toEqual([
      {
        verb: 'play',
        games: ['one', 'two'],
        arguments: [
          { name: 'card', required: true },
          { name: 'target', required: false },
        ],
      },
      { verb: 'rest', games: ['one'], arguments: [] },
    ]);
  });

  it('put required options first and cut long descriptions', () => {
    const game = gameWith('x'.repeat(90), [
      {
        verb: 'play',
        arguments: [
          { name: 'target', required: false },
          { name: 'card', required: true },
        ],
      },
    ]);
    const definitions = definitionsFor([game], anyTexts);
    expect(commandProblems(definitions)).toEqual([]);
    expect(definitions.at(-1)?.options?.map(({ name }) => name)).toEqual(['card', 'target']);
  });

  it('refuse a verb that is already a command of the bot', () => {
    const game = gameWith('counting', [{ verb: 'hand', arguments: [] }]);
    expect(() => definitionsFor([game], anyTexts)).toThrow('Two commands are called /hand.');
  });
});
