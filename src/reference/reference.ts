import MiniSearch from 'minisearch';
import { folded } from '../texts/folded.ts';
import type { Statement } from './statements.ts';

/** A statement that was found, and the rulings that belong to it. */
export interface Found {
  statement: Statement;
  rulings: readonly Statement[];
}

/** How well a result matches: it has this number, all of the words, or some of them. */
export const FITS = ['number', 'all', 'some'] as const;
export type Fit = (typeof FITS)[number];

/** The rules of one game, for searching. */
export interface RulesReference {
  /** What matches the words, best first; the statement itself if they are its number. */
  search(words: string): { fit: Fit; found: Found[] };
  /** The headings, in the order of the rules. */
  sections: readonly string[];
}

/** Ids of rulings and open questions; all others are statements of the rules. */
const RULING = /^([CQLH]-|[A-Z]+-C)/;

/** How much more a match in the number or the heading weighs than one in the text, and one in other words less. */
const BOOST = { id: 8, section: 2, also: 0.5 };
/** Letters of a word that may be wrong, as a fraction of its length. */
const FUZZY = 0.2;
/** A word this short is not taken for the beginning of another. */
const SHORTEST_BEGINNING = 3;

/**
 * Indexes statements: whole words first, then beginnings of words and words with nearly the same spelling.
 * @param also by id, what else a statement is found by: its words in other languages
 */
export function createReference(
  statements: readonly Statement[],
  also: ReadonlyMap<string, string> = new Map(),
): RulesReference {
  const byId = new Map(statements.map((statement) => [statement.id.toLowerCase(), statement]));
  const rulings = rulingsByStatement(statements);
  const index = new MiniSearch<Statement & { also: string }>({
    fields: ['id', 'section', 'text', 'also'],
    processTerm: folded,
  });
  index.addAll(statements.map((one) => ({ ...one, also: also.get(one.id) ?? '' })));
  const found = (statement: Statement): Found => ({
    statement,
    rulings: rulings.get(statement.id) ?? [],
  });
  return {
    sections: [...new Set(statements.map(({ section }) => section))],
    search(words) {
      const named = byId.get(words.trim().toLowerCase());
      if (named) return { fit: 'number', found: [found(named)] };
      const options = {
        boost: BOOST,
        fuzzy: FUZZY,
        prefix: (term: string) => term.length >= SHORTEST_BEGINNING,
      };
      const together = index.search(words, { ...options, combineWith: 'AND' });
      const hits = together.length > 0 ? together : index.search(words, options);
      return {
        fit: together.length > 0 ? 'all' : 'some',
        found: hits.flatMap(({ id }) => {
          const statement = byId.get(String(id).toLowerCase());
          return statement ? [found(statement)] : [];
        }),
      };
    },
  };
}

/** A ruling belongs to every statement that names it or that it names. */
function rulingsByStatement(statements: readonly Statement[]): Map<string, Statement[]> {
  const all = statements.filter(({ id }) => RULING.test(id));
  return new Map(
    statements.map(({ id, mentions }) => [
      id,
      RULING.test(id)
        ? []
        : all.filter((ruling) => mentions.includes(ruling.id) || ruling.mentions.includes(id)),
    ]),
  );
}
