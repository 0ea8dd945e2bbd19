import type { AutocompleteInteraction } from 'discord.js';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ChannelType,
} from 'discord-api-types/v10';
import type { Game } from '../../kernel/game.ts';
import type { Texts } from '../../texts/texts.ts';
import type { BotContext } from '../context.ts';
import { clip, LIMITS } from '../limits.ts';
import type { Suggestion } from './suggestions.ts';

/** Suggests values while typing. */
export type Suggest<Given = Suggestion[]> = (
  context: BotContext,
  interaction: AutocompleteInteraction,
) => Given | Promise<Given>;

/** What can be typed after a command. */
export interface Argument {
  /** As described to Discord: one as a rule, none or several if that depends on the games. */
  options(games: readonly Game[], texts: Texts): APIApplicationCommandBasicOption[];
  /** What is suggested while typing, in groups: those of the first come first, whatever has been typed. */
  suggest?: Suggest<Suggestion[][]>;
}

type Requiring = { required?: boolean };

/**
 * A text, or one of several.
 * @param key its words in the catalogue: `bot.command.argument.<key>.name` and `.description`
 */
export const typed = (
  key: string,
  {
    required = false,
    choices,
  }: {
    required?: boolean | ((games: readonly Game[]) => boolean);
    choices?: (texts: Texts, games: readonly Game[]) => Suggestion[];
  } = {},
): Argument => ({
  options: (games, texts) => [
    {
      type: ApplicationCommandOptionType.String,
      ...wordsOf(key, texts),
      required: typeof required === 'boolean' ? required : required(games),
      ...(choices ? { choices: choices(texts, games) } : {}),
    },
  ],
});

/** One of several texts, each under a name. */
export const oneOf = <Value extends string>(
  key: string,
  values: readonly Value[],
  nameOf: (value: Value, texts: Texts) => string,
  requiring?: Requiring,
): Argument =>
  typed(key, {
    ...requiring,
    choices: (texts) => values.map((value) => ({ name: nameOf(value, texts), value })),
  });

/** Games to choose from. */
export const gameChoices = (texts: Texts, games: readonly Game[]): Suggestion[] =>
  games.map(({ rules }) => ({
    name: clip(texts(`${rules.id}.name`), LIMITS.choiceName),
    value: rules.id,
  }));

/** The same, each with what it is, for how many, and how long a turn and a match take. */
export const describedGameChoices = (texts: Texts, games: readonly Game[]): Suggestion[] =>
  gameChoices(texts, games).map(({ name, value }) => ({
    name: texts.has(`${value}.about`)
      ? clip(
          texts('bot.lobby.described-game', { name, about: texts(`${value}.about`) }),
          LIMITS.choiceName,
        )
      : name,
    value,
  }));

/** A text whose values are suggested while it is typed. */
export const suggested = (key: string, suggest: Suggest, requiring?: Requiring): Argument =>
  suggestedInGroups(
    key,
    async (context, interaction) => [await suggest(context, interaction)],
    requiring,
  );

/** The same, in groups: matches in the first come before matches in the others. */
export const suggestedInGroups = (
  key: string,
  suggest: Suggest<Suggestion[][]>,
  { required = false }: Requiring = {},
): Argument => ({
  options: (_, texts) => [
    {
      type: ApplicationCommandOptionType.String,
      ...wordsOf(key, texts),
      required,
      autocomplete: true,
    },
  ],
  suggest,
});

/** A member of the server. */
export const person = (key: string, { required = false }: Requiring = {}): Argument => ({
  options: (_, texts) => [
    { type: ApplicationCommandOptionType.User, ...wordsOf(key, texts), required },
  ],
});

/** A text channel of the server; required. */
export const channel: Argument = {
  options: (_, texts) => [
    {
      type: ApplicationCommandOptionType.Channel,
      ...wordsOf('channel', texts),
      channel_types: [ChannelType.GuildText],
      required: true,
    },
  ],
};

/** A file. @param key as for `typed` */
const attached = (key: string, { required = false }: Requiring = {}): Argument => ({
  options: (_, texts) => [
    { type: ApplicationCommandOptionType.Attachment, ...wordsOf(key, texts), required },
  ],
});

/** A file with a match. */
export const file: Argument = attached('file', { required: true });

/** A file with a pack. */
export const packFile = (requiring?: Requiring): Argument => attached('pack-file', requiring);

/**
 * What an argument of some games is called in a language, by the first of them that has a name for it there. In the
 * usual language that has to be its name in code, which Discord sends whatever the language.
 */
export function argumentName(games: readonly string[], argument: string, texts: Texts): string {
  const named = games.map((game) => `${game}.argument.${argument}`).find((key) => texts.has(key));
  return named === undefined ? argument : texts(named);
}

/** An argument's name and description. */
export const wordsOf = (argument: string, texts: Texts): { name: string; description: string } => ({
  name: texts(`bot.command.argument.${argument}.name`),
  description: texts(`bot.command.argument.${argument}.description`),
});
