import type { LocalizationMap } from 'discord-api-types/v10';
import type { CommandDefinition } from './signature.ts';

/** By the name of a language, as Discord calls it. */
export type Translations = ReadonlyMap<string, CommandDefinition>;

/** Commands, options and choices have these; a choice has no description. */
interface Described {
  name: string;
  description?: string;
  options?: readonly Described[];
  choices?: readonly { name: string; value: unknown }[];
}

/**
 * A command with its names and descriptions in other languages beside its own, for people whose Discord speaks them.
 * What reads the same isn't repeated.
 * @param translations the same command in each other language
 */
export function withLocalizations(
  command: CommandDefinition,
  translations: Translations,
): CommandDefinition {
  // The parts below are the command's own, each with its localizations added.
  return localized(command, [...translations]) as CommandDefinition;
}

type Translated = readonly (readonly [locale: string, Described])[];

function localized(one: Described, translated: Translated): Described {
  const within = (part: 'options' | 'choices', at: number): Translated =>
    translated.flatMap(([locale, other]) => {
      const same = other[part]?.[at];
      return same ? [[locale, same] as const] : [];
    });
  return {
    ...one,
    ...localizations('name', one, translated),
    ...localizations('description', one, translated),
    ...(one.options
      ? { options: one.options.map((option, at) => localized(option, within('options', at))) }
      : {}),
    ...(one.choices
      ? { choices: one.choices.map((choice, at) => localized(choice, within('choices', at))) }
      : {}),
  } as Described;
}

function localizations(
  part: 'name' | 'description',
  one: Described,
  translated: Translated,
): object {
  const different = translated.flatMap(([locale, other]) => {
    const words = other[part];
    return words === undefined || words === one[part] ? [] : [[locale, words] as const];
  });
  return different.length === 0 ? {} : { [`${part}_localizations`]: Object.fromEntries(different) };
}

/** What Discord is told about other languages. */
export interface Localized {
  name_localizations?: LocalizationMap | null | undefined;
  description_localizations?: LocalizationMap | null | undefined;
}

/** What is said in other languages; Discord answers null where nothing was. */
export const localizationsOf = (one: Localized): object => ({
  names: one.name_localizations ?? {},
  descriptions: one.description_localizations ?? {},
});
