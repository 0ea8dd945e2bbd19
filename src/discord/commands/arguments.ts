import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import type { Texts } from '../../texts/texts.ts';

/** A subcommand, with its words from the catalogue. @param key of the command and its own: `seat.away` */
export const subcommand = (
  key: string,
  texts: Texts,
  options: APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  name: texts(`bot.command.${key}.name`),
  description: texts(`bot.command.${key}.description`),
  options,
});

/** An argument whose values are suggested while typing. */
export const suggested = (
  argument:
    | 'character'
    | 'table'
    | 'seat'
    | 'option'
    | 'topic'
    | 'card'
    | 'deck'
    | 'words'
    | 'part'
    | 'until'
    | 'campaign',
  texts: Texts,
  required = false,
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  ...wordsOf(argument, texts),
  required,
  autocomplete: true,
});

/** An argument that is a member of the server. */
export const person = (
  argument: 'player' | 'host' | 'to',
  texts: Texts,
  required = false,
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.User,
  ...wordsOf(argument, texts),
  required,
});

/** What an argument is called, and what it says of itself. */
export const wordsOf = (argument: string, texts: Texts): { name: string; description: string } => ({
  name: texts(`bot.command.argument.${argument}.name`),
  description: texts(`bot.command.argument.${argument}.description`),
});
