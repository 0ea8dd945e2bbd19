import { ApplicationCommandType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { commandDefinitions } from '../../src/discord/commands/definitions.ts';
import { withLocalizations } from '../../src/discord/commands/localizations.ts';
import type { CommandDefinition } from '../../src/discord/commands/signature.ts';
import { COMMANDS } from '../../src/discord/interactions/commands.ts';
import { games } from '../../src/games/index.ts';
import { commandSetProblems } from '../../src/local/validation/command-limits.ts';
import { loadLanguages } from '../../src/texts/catalogue.ts';

const command = (words: Partial<CommandDefinition>): CommandDefinition => ({
  type: ApplicationCommandType.ChatInput,
  name: 'game',
  description: 'Open a table',
  ...words,
});

describe('a command in several languages', () => {
  it('is called by its own name everywhere else, and keeps the name that it is sent under', () => {
    const french = command({ name: 'partie', description: 'Ouvrir une table' });
    expect(withLocalizations(command({}), new Map([['fr', french]]))).toEqual({
      ...command({}),
      name_localizations: { fr: 'partie' },
      description_localizations: { fr: 'Ouvrir une table' },
    });
  });

  it('says nothing twice that reads the same', () => {
    const german = command({ description: 'Einen Tisch eröffnen' });
    expect(withLocalizations(command({}), new Map([['de', german]]))).toEqual({
      ...command({}),
      description_localizations: { de: 'Einen Tisch eröffnen' },
    });
  });

  it('has options and choices in them as well', () => {
    const options = (name: string, choice: string) => [
      { type: 3, name, description: 'Altar', choices: [{ name: choice, value: 'live' }] },
    ];
    const english = command({ options: options('pace', 'Live') as never });
    const french = command({ options: options('rythme', 'En direct') as never });
    expect(withLocalizations(english, new Map([['fr', french]])).options).toEqual([
      {
        ...options('pace', 'Live')[0],
        name_localizations: { fr: 'rythme' },
        choices: [{ name: 'Live', value: 'live', name_localizations: { fr: 'En direct' } }],
      },
    ]);
  });
});

it('what is typed for a game is sent under its name in code, and shown in the language of who types', () => {
  const definitions = commandDefinitions(COMMANDS, games, loadLanguages());
  const named = definitions.flatMap(({ name, options = [] }) =>
    name === 'move' || name === 'campaign' ? (options[0] as { options?: [] }) : [],
  );
  expect(named).toMatchObject([
    {
      options: expect.arrayContaining([
        expect.objectContaining({ name: 'level', name_localizations: { fr: 'difficulté' } }),
      ]),
    },
    { name: 'to', name_localizations: { fr: 'vers' } },
  ]);
  const texts = loadLanguages().usual;
  for (const { rules, presentation } of games) {
    const typed = presentation.verbs.flatMap((verb) => verb.arguments.map(({ name }) => name));
    const settled = (rules.campaign?.options ?? []).map(({ id }) => id);
    for (const name of [...typed, ...settled])
      expect(texts(`${rules.id}.argument.${name}`)).toBe(name);
  }
});

it('every language that there is keeps within Discord’s limits for commands', () => {
  const definitions = commandDefinitions(COMMANDS, games, loadLanguages());
  expect(commandSetProblems(definitions.map((definition) => ({ ...definition })))).toEqual([]);
});
