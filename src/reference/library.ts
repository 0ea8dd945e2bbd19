import { existsSync, readFileSync } from 'node:fs';
import { createReference, type RulesReference } from './reference.ts';
import { statementsOf } from './statements.ts';

/** The same pages that prove the rules are the ones read here. */
const PAGES = new URL('../../docs/rules/', import.meta.url);

const references = new Map<string, RulesReference | null>();

/** The rules of a game, read and indexed when somebody first asks; null for a game without a page. */
export function rulesOf(gameId: string): RulesReference | null {
  let reference = references.get(gameId);
  if (reference === undefined) {
    const page = new URL(`${gameId}.md`, PAGES);
    reference = existsSync(page) ? createReference(statementsOf(readFileSync(page, 'utf8'))) : null;
    references.set(gameId, reference);
  }
  return reference;
}
