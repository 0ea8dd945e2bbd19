import { existsSync, readFileSync } from 'node:fs';
import type { Languages } from '../texts/languages.ts';
import type { Texts } from '../texts/texts.ts';
import { createReference, type RulesReference } from './reference.ts';
import { type Statement, statementsOf } from './statements.ts';

/** The same pages that prove the rules are the ones read here. In other languages they are in `fr/` and the like. */
const PAGES = new URL('../../docs/rules/', import.meta.url);

const references = new Map<string, RulesReference | null>();

/**
 * The rules of a game in somebody's language, read and indexed when somebody first asks; null for a game without a
 * page. What isn't translated is in the default language; everything is found by the words of all languages.
 */
export function rulesOf(
  gameId: string,
  texts: Texts,
  { locales, usual }: Languages,
): RulesReference | null {
  // Another set of languages, as in tests, finds by other words.
  const key = [...locales, texts.locale, gameId].join(' ');
  let reference = references.get(key);
  if (reference === undefined) {
    const original = pageOf(gameId, '');
    const pages = new Map(
      locales
        .filter((locale) => locale !== usual.locale)
        .map((locale) => [locale, pageOf(gameId, `${locale}/`) ?? []]),
    );
    reference = original && createReference(...translated(original, pages, texts.locale));
    references.set(key, reference);
  }
  return reference;
}

const pageOf = (gameId: string, folder: string): Statement[] | null => {
  const page = new URL(`${folder}${gameId}.md`, PAGES);
  return existsSync(page) ? statementsOf(readFileSync(page, 'utf8')) : null;
};

/** Statements as somebody reads them, and by their ids what they are found by besides. */
function translated(
  original: readonly Statement[],
  pages: ReadonlyMap<string, readonly Statement[]>,
  locale: string,
): [Statement[], Map<string, string>] {
  const own = new Map(pages.get(locale)?.map((statement) => [statement.id, statement]));
  const read = original.map((statement) => own.get(statement.id) ?? statement);
  const also = new Map<string, string>();
  for (const { id, section, text } of [original, ...pages.values()].flat())
    also.set(id, [also.get(id), section, text].filter(Boolean).join(' '));
  return [read, also];
}
