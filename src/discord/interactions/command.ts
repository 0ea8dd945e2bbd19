import type { ChatInputCommandInteraction } from 'discord.js';
import type { Texts } from '../../texts/texts.ts';
import type { Named, SubcommandSignature, Typed } from '../commands/signature.ts';
import type { BotContext } from '../context.ts';
import type { Costly } from '../rate-limits.ts';
import type { Answer } from './answer.ts';

/** Somebody's use of a command. */
export interface Use {
  interaction: ChatInputCommandInteraction;
  /** What was typed or chosen for an argument, by its key in the catalogue; null for nothing. */
  typed(argument: string): string | null;
}

export type Handle = (context: BotContext, answer: Answer, use: Use) => Promise<void>;

/** What is typed, and what it does. */
export interface Doing extends Typed {
  /** Its cost, if worth counting. */
  cost?: Costly;
  handle: Handle;
}

/** A command that is answered with a form, which has to be the first answer. */
export interface Asking {
  form(context: BotContext, interaction: ChatInputCommandInteraction): Promise<void>;
}

export type Subcommand = SubcommandSignature & Doing;

/**
 * Everything about one of the bot's own slash commands, defined next to what it does, and in the one list of
 * them.
 */
export type Command = Named & (Doing | Asking | { subcommands: readonly Subcommand[] });

/**
 * What an interaction means among these commands; undefined if it is none of them.
 * @param texts the language of the names by which Discord knows them, whatever it shows people
 */
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
