import type { ChatInputCommandInteraction } from 'discord.js';
import {
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Game } from '../../kernel/game.ts';
import type { Texts } from '../../texts/texts.ts';
import type { BotContext } from '../context.ts';
import type { Answer } from '../interactions/answer.ts';
import type { Costly } from '../rate-limits.ts';
import type { Argument } from './arguments.ts';

/** A command as Discord is told of it. */
export type CommandDefinition = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** Somebody's use of a command. */
export interface Use {
  interaction: ChatInputCommandInteraction;
  /** What was typed or chosen for an argument, by its key in the catalogue; null for nothing. */
  typed(argument: string): string | null;
}

export type Handle = (context: BotContext, answer: Answer, use: Use) => Promise<void>;

/** What is typed, and what comes of it. */
export interface Doing {
  /** Those that are required first. */
  arguments?: readonly Argument[];
  /** What it costs that is worth counting. */
  cost?: Costly;
  handle: Handle;
}

/** A command that is answered with a form, which has to be the first answer. */
export interface Asking {
  form(context: BotContext, interaction: ChatInputCommandInteraction): Promise<void>;
}

export interface Subcommand extends Doing {
  /** Its words are under its command's: `bot.command.game.join.name` and `.description`. */
  key: string;
}

interface Named {
  /**
   * Its words in the catalogue: `bot.command.<key>.name`, `.description`, and what `/help` says beyond that:
   * `bot.help.command.<key>`.
   */
  key: string;
  /** Who may use it where; on servers only, and by everybody, unless it says otherwise. */
  settings?: Pick<CommandDefinition, 'default_member_permissions' | 'contexts'>;
  /** Whether there is anything to do with it where these games are installed; there is unless it says otherwise. */
  isOffered?(games: readonly Game[]): boolean;
}

/** All about a slash command of the bot's own. It stands beside what it does, and in the one list of them. */
export type Command = Named & (Doing | Asking | { subcommands: readonly Subcommand[] });

/** The command with its words and what can be typed, as Discord is told of it. */
export const definitionOf = (
  command: Command,
  games: readonly Game[],
  texts: Texts,
): CommandDefinition => ({
  type: ApplicationCommandType.ChatInput,
  name: texts(`bot.command.${command.key}.name`),
  description: texts(`bot.command.${command.key}.description`),
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
  ...command.settings,
  options:
    'subcommands' in command
      ? command.subcommands.map((one) => subcommandOption(command.key, one, games, texts))
      : 'handle' in command
        ? optionsOf(command, games, texts)
        : [],
});

const subcommandOption = (
  command: string,
  subcommand: Subcommand,
  games: readonly Game[],
  texts: Texts,
): APIApplicationCommandSubcommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  name: texts(`bot.command.${command}.${subcommand.key}.name`),
  description: texts(`bot.command.${command}.${subcommand.key}.description`),
  options: optionsOf(subcommand, games, texts),
});

const optionsOf = ({ arguments: all = [] }: Doing, games: readonly Game[], texts: Texts) =>
  all.flatMap((one) => one.options(games, texts));

/** What an interaction means among these commands; undefined where it is none of them. */
export function commandMeant(
  commands: readonly Command[],
  {
    commandName,
    options,
  }: { commandName: string; options: { getSubcommand(required: false): string | null } },
  texts: Texts,
): Doing | Asking | undefined {
  const command = commands.find(({ key }) => texts(`bot.command.${key}.name`) === commandName);
  if (!command || !('subcommands' in command)) return command;
  const named = options.getSubcommand(false);
  return command.subcommands.find(
    ({ key }) => texts(`bot.command.${command.key}.${key}.name`) === named,
  );
}
