import type { Game } from '../../kernel/game.ts';
import type { Languages } from '../../texts/languages.ts';
import type { Texts } from '../../texts/texts.ts';
import { withLocalizations } from './localizations.ts';
import { type CommandDefinition, type CommandSignature, definitionOf } from './signature.ts';
import { mergeVerbs, verbDefinition } from './verbs.ts';

/** Those of the bot's own commands that are of any use with these games installed. */
export const offeredCommands = (
  commands: readonly CommandSignature[],
  games: readonly Game[],
): readonly CommandSignature[] => commands.filter(({ isOffered }) => isOffered?.(games) ?? true);

/**
 * Every slash command, the bot's own and the games' verbs, in the order of Discord's list, with their names and
 * descriptions in all languages.
 */
export function commandDefinitions(
  commands: readonly CommandSignature[],
  games: readonly Game[],
  { usual, locales, textsFor }: Languages,
): CommandDefinition[] {
  const said = (texts: Texts): CommandDefinition[] => [
    ...offeredCommands(commands, games).map((command) => definitionOf(command, games, texts)),
    ...mergeVerbs(games).map((verb) => verbDefinition(verb, texts, texts === usual)),
  ];
  const others = locales.map((locale) => textsFor(locale)).filter((texts) => texts !== usual);
  const translations = others.map((texts) => [texts.locale, said(texts)] as const);
  const definitions = said(usual).map((definition, at) =>
    withLocalizations(
      definition,
      new Map(
        translations.flatMap(([locale, all]) => {
          const same = all[at];
          return same ? [[locale, same] as const] : [];
        }),
      ),
    ),
  );
  const names = definitions.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new RangeError(`Two commands are called /${twice}.`);
  return definitions;
}
