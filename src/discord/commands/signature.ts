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
import type { Argument } from './arguments.ts';

/** A command as Discord is told of it. */
export type CommandDefinition = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** What a command is called. */
export interface Named {
  /**
   * Its words in the catalogue: `bot.command.<key>.name`, `.description`, and what `/help` says beyond that:
   * `bot.help.command.<key>`.
   */
  key: string;
  /** Who may use it where; on servers only, and by everyone, unless it says otherwise. */
  settings?: Pick<CommandDefinition, 'default_member_permissions' | 'contexts'>;
  /** Whether there is anything to do with it where these games are installed; there is unless it says otherwise. */
  isOffered?(games: readonly Game[]): boolean;
}

/** What is typed behind it. */
export interface Typed {
  /** Those that are required first. */
  arguments?: readonly Argument[];
}

export interface SubcommandSignature extends Typed {
  /** Its words are under its command's: `bot.command.game.join.name` and `.description`. */
  key: string;
}

/** What there is to see of a slash command before it is used. What it does is in `interactions/command.ts`. */
export interface CommandSignature extends Named, Typed {
  /** Has these instead of arguments. */
  subcommands?: readonly SubcommandSignature[];
}

/** The command with its words and what can be typed, as Discord is told of it. */
export const definitionOf = (
  command: CommandSignature,
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
    command.subcommands?.map((one) => subcommandOption(command.key, one, games, texts)) ??
    optionsOf(command, games, texts),
});

const subcommandOption = (
  command: string,
  subcommand: SubcommandSignature,
  games: readonly Game[],
  texts: Texts,
): APIApplicationCommandSubcommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  name: texts(`bot.command.${command}.${subcommand.key}.name`),
  description: texts(`bot.command.${command}.${subcommand.key}.description`),
  options: optionsOf(subcommand, games, texts),
});

const optionsOf = ({ arguments: all = [] }: Typed, games: readonly Game[], texts: Texts) =>
  all.flatMap((one) => one.options(games, texts));
