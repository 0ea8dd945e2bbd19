import {
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { Game, Verb } from '../../kernel/game.ts';
import type { Texts } from '../../texts/texts.ts';
import { clip, LIMITS } from '../limits.ts';
import { suggested } from './arguments.ts';
import { campaignCommand } from './campaign-definitions.ts';
import { type CommandDefinition, command } from './command.ts';
import { OWNER_COMMANDS, ownerCommand } from './owner-definitions.ts';
import { seatCommand } from './seat-definitions.ts';
import { strengths } from './strengths.ts';
import { TIME_COMMANDS, timeCommand } from './time-definitions.ts';

/** Subcommands of `/game`, by their key in the catalogue. */
export const GAME_SUBCOMMANDS = [
  'new',
  'join',
  'leave',
  'start',
  'end',
  'list',
  'status',
  'companion',
] as const;
export type GameSubcommand = (typeof GAME_SUBCOMMANDS)[number];

/** Commands of the bot itself, besides `/game` and the games' verbs. */
export const GENERAL_COMMANDS = [
  'choose',
  'goal',
  'advise',
  'hand',
  'board',
  'status',
  'log',
  'undo',
  'chronicle',
  'replay',
  'verify',
  'report',
  'help',
  'hints',
  'card',
  'rules',
  'deck',
] as const;
export type GeneralCommand = (typeof GENERAL_COMMANDS)[number];

/** Every slash command, in the order in which Discord's list shows them. */
export function commandDefinitions(games: readonly Game[], texts: Texts): CommandDefinition[] {
  const definitions = [
    gameCommand(games, texts),
    ...campaignCommands(games, texts),
    ...GENERAL_COMMANDS.map((command) => generalCommand(command, texts)),
    ...TIME_COMMANDS.map((command) => timeCommand(command, texts)),
    seatCommand(texts),
    ...OWNER_COMMANDS.map((command) => ownerCommand(command, texts)),
    ...mergeVerbs(games).map((verb) => verbCommand(verb, texts)),
  ];
  const names = definitions.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new RangeError(`Two commands are called /${twice}.`);
  return definitions;
}

/** Where no game has campaigns, there is nothing to be done about them. */
function campaignCommands(games: readonly Game[], texts: Texts): CommandDefinition[] {
  const known = games.filter(({ rules }) => rules.campaign !== undefined);
  return known.length === 0 ? [] : [campaignCommand(known, texts)];
}

function gameCommand(games: readonly Game[], texts: Texts): CommandDefinition {
  return command('game', texts, {
    options: GAME_SUBCOMMANDS.map((name) => ({
      type: ApplicationCommandOptionType.Subcommand,
      name: texts(`bot.command.game.${name}.name`),
      description: texts(`bot.command.game.${name}.description`),
      options: subcommandOptions(name, games, texts),
    })),
  });
}

function subcommandOptions(
  subcommand: GameSubcommand,
  games: readonly Game[],
  texts: Texts,
): NonNullable<APIApplicationCommandSubcommandOption['options']> {
  switch (subcommand) {
    case 'new':
      return [
        {
          type: ApplicationCommandOptionType.String,
          name: texts('bot.command.argument.game.name'),
          description: texts('bot.command.argument.game.description'),
          required: games.length > 1,
          choices: games.map(({ rules }) => ({
            name: clip(texts(`${rules.id}.name`), LIMITS.choiceName),
            value: rules.id,
          })),
        },
      ];
    case 'join':
      return [suggested('character', texts), suggested('table', texts)];
    case 'list':
      return [];
    case 'companion':
      return [
        { ...strengths(texts, ['person']), required: true },
        suggested('seat', texts),
        suggested('table', texts),
      ];
    default:
      return [suggested('table', texts)];
  }
}

function generalCommand(name: GeneralCommand, texts: Texts): CommandDefinition {
  switch (name) {
    case 'advise':
      return command(name, texts, { options: [strengths(texts)] });
    case 'choose':
      return command(name, texts, { options: [suggested('option', texts)] });
    case 'help':
      return command(name, texts, { options: [suggested('topic', texts)] });
    case 'card':
      return command(name, texts, { options: [suggested('card', texts, true)] });
    case 'rules':
      return command(name, texts, { options: [suggested('words', texts, true)] });
    case 'deck':
      return command(name, texts, { options: [suggested('deck', texts)] });
    case 'hints':
      return command(name, texts, {
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: texts('bot.command.argument.wanted.name'),
            description: texts('bot.command.argument.wanted.description'),
            required: true,
            choices: ['on', 'off'].map((value) => ({
              name: texts(`bot.hints.name.${value}`),
              value,
            })),
          },
        ],
      });
    case 'board':
      return command(name, texts, { options: [suggested('part', texts)] });
    default:
      return command(name, texts, {});
  }
}

/** A verb that one or more games know; games share the command and fill in their own values. */
export interface MergedVerb extends Verb {
  games: readonly string[];
}

/** One command per verb: games that use the same word share it, with all their arguments. */
export function mergeVerbs(games: readonly Game[]): MergedVerb[] {
  const merged = new Map<string, MergedVerb>();
  for (const { rules, presentation } of games) {
    for (const verb of presentation.verbs) {
      const known = merged.get(verb.verb);
      merged.set(verb.verb, {
        verb: verb.verb,
        games: [...(known?.games ?? []), rules.id],
        arguments: known ? mergeArguments(known.arguments, verb.arguments) : verb.arguments,
      });
    }
  }
  return [...merged.values()];
}

/** What only one of the games needs can't be required of the other. */
function mergeArguments(a: Verb['arguments'], b: Verb['arguments']): Verb['arguments'] {
  const names = [...new Set([...a, ...b].map(({ name }) => name))];
  return names.map((name) => ({
    name,
    required: [a, b].every((list) => list.some((entry) => entry.name === name && entry.required)),
  }));
}

function verbCommand(verb: MergedVerb, texts: Texts): CommandDefinition {
  const words = (suffix: string) =>
    [...new Set(verb.games.map((game) => texts(`${game}.verb.${verb.verb}.${suffix}`)))].join(
      ' · ',
    );
  const known = (suffix: string) =>
    verb.games.filter((game) => texts.has(`${game}.verb.${verb.verb}.${suffix}`));
  const inOrder = [...verb.arguments].sort((a, b) => Number(b.required) - Number(a.required));
  return {
    type: ApplicationCommandType.ChatInput,
    name: verb.verb,
    description: clip(words('description'), LIMITS.commandDescription),
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
    options: inOrder.map(({ name, required }) => ({
      type: ApplicationCommandOptionType.String,
      name,
      description: clip(
        known(`argument.${name}`)
          .map((game) => texts(`${game}.verb.${verb.verb}.argument.${name}`))
          .join(' · '),
        LIMITS.commandDescription,
      ),
      required,
      autocomplete: true,
    })),
  };
}
