import type { TextArguments, Texts } from './texts.ts';

/** The languages that the bot speaks. */
export interface Languages {
  /** For anyone who has set nothing. */
  usual: Texts;
  /** By the names of their catalogues, the default first. */
  locales: readonly string[];
  /** The texts of a language; the default ones if it is unknown or nothing is set. */
  textsFor(locale: string | undefined): Texts;
}

/** What people type: Discord knows each command by one name, on every server. */
const TYPED = /^bot\.command\..*\.name$/;

/** Anything another language has no words for is said in the default one. */
export function createLanguages(usual: Texts, others: readonly Texts[] = []): Languages {
  const spoken = new Map([
    [usual.locale, usual],
    ...others.map((texts): [string, Texts] => [texts.locale, completed(texts, usual)]),
  ]);
  return {
    usual,
    locales: [...spoken.keys()],
    textsFor: (locale) => (locale === undefined ? usual : (spoken.get(locale) ?? usual)),
  };
}

function completed(texts: Texts, usual: Texts): Texts {
  const text = (key: string, args?: TextArguments): string =>
    (TYPED.test(key) || !texts.has(key) ? usual : texts)(key, args);
  const has = (key: string): boolean => texts.has(key) || usual.has(key);
  return Object.assign(text, { locale: texts.locale, has });
}
