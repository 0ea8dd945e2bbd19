import type { TextArguments, Texts } from './texts.ts';

/** The languages that the bot speaks. */
export interface Languages {
  /** For anyone who has set nothing. */
  usual: Texts;
  /** By the names of their catalogues, the default first. */
  locales: readonly string[];
  /** The texts of a language; the default ones if it is unknown or nothing is set. */
  textsFor(locale: string | undefined): Texts;
  /**
   * The texts for somebody whose Discord speaks a language: `fr`, `es-ES`, `en-GB`. If the bot doesn't, null; the same
   * language as spoken elsewhere counts.
   */
  spoken(locale: string | null | undefined): Texts | null;
  /** The share of a language's messages that it has of its own, from 0 to 1; the rest is said in the default one. */
  complete(locale: string): number;
}

/**
 * Anything another language has no words for is said in the default one.
 * @param complete the share of each other language that is its own, where it isn't whole
 */
export function createLanguages(
  usual: Texts,
  others: readonly Texts[] = [],
  complete: ReadonlyMap<string, number> = new Map(),
): Languages {
  const spoken = new Map([
    [usual.locale, usual],
    ...others.map((texts): [string, Texts] => [texts.locale, completed(texts, usual)]),
  ]);
  return {
    usual,
    locales: [...spoken.keys()],
    textsFor: (locale) => (locale === undefined ? usual : (spoken.get(locale) ?? usual)),
    spoken: (locale) => (locale ? (spoken.get(locale) ?? alike(spoken, locale)) : null),
    complete: (locale) => complete.get(locale) ?? 1,
  };
}

/**
 * The language of a server: what is set for it, else what it has told Discord, if the bot speaks that.
 * @param guildLocale as Discord calls it
 */
export const serverLanguage = (
  { usual, textsFor, spoken }: Languages,
  set: string | undefined,
  guildLocale: string | null | undefined,
): Texts => (set === undefined ? (spoken(guildLocale) ?? usual) : textsFor(set));

const languageOf = (locale: string): string => new Intl.Locale(locale).language;

/** The same language as it is spoken elsewhere. */
const alike = (spoken: ReadonlyMap<string, Texts>, locale: string): Texts | null =>
  [...spoken.values()].find((texts) => languageOf(texts.locale) === languageOf(locale)) ?? null;

/** Those that somebody may know something by who reads one of them. */
export const otherLanguages = ({ locales, textsFor }: Languages, { locale }: Texts): Texts[] =>
  locales.filter((other) => other !== locale).map((other) => textsFor(other));

function completed(texts: Texts, usual: Texts): Texts {
  const text = (key: string, args?: TextArguments): string =>
    (texts.has(key) ? texts : usual)(key, args);
  const has = (key: string): boolean => texts.has(key) || usual.has(key);
  return Object.assign(text, { locale: texts.locale, has });
}
