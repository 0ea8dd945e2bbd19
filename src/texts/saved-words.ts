import type { Languages } from './languages.ts';
import type { Texts } from './texts.ts';

/**
 * Words that are saved because what they say can't be worked out again: in every language that the bot spoke then,
 * by the names of the catalogues. One text where all say the same, and in older records, which have the table's.
 */
export type SavedWords = string | { [locale: string]: string };

/** Says something in every language, to be saved. */
export function inEveryLanguage(
  { locales, textsFor }: Pick<Languages, 'locales' | 'textsFor'>,
  say: (texts: Texts) => string,
): SavedWords {
  const said = locales.map((locale): [string, string] => [locale, say(textsFor(locale))]);
  const [[, first] = ['', '']] = said;
  return said.every(([, words]) => words === first) ? first : Object.fromEntries(said);
}

/** What was saved, in one language; in another one if the bot didn't speak it yet. */
export const savedIn = (words: SavedWords, { locale }: Texts): string =>
  typeof words === 'string' ? words : (words[locale] ?? Object.values(words)[0] ?? '');
