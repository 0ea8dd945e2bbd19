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

/** A command as described to Discord. */
export type CommandDefinition = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** A command's name and words. */
export interface Named {
  /**
   * Its words in the catalogue: `bot.command.<key>.name`, `.description`, and what `/help` adds:
   * `bot.help.command.<key>`.
   */
  key: string;
  /** Who may use it where; on servers only, and by everyone, unless set. */
  settings?: Pick<CommandDefinition, 'default_member_permissions' | 'contexts'>;
  /** Whether it is of any use with these games installed; it is unless this says otherwise. */
  isOffered?(games: readonly Game[]): boolean;
}

/** What is typed after it. */
export interface Typed {
  /** Those that are required first. */
  arguments?: readonly Argument[];
}

export interface SubcommandSignature extends Typed {
  /** Its words are under its command's: `bot.command.game.join.name` and `.description`. */
  key: string;
}

/** What can be seen of a slash command before it is used. What it does is in `interactions/command.ts`. */
export interface CommandSignature extends Named, Typed {
  /** It has these instead of arguments. */
  subcommands?: readonly SubcommandSignature[];
}

/** The command with its words and what can be typed, as described to Discord. */
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
