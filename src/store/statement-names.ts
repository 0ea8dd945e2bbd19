import { hash } from 'node:crypto';
import type { Sql } from 'sql-template-tag';

/** Statements that get a name: more than the program has, whatever lists of values some contain. */
const MOST = 200;
/** Values of a statement that is sent again in the same words: with more it is a list. */
const MOST_VALUES = 64;

/**
 * Names for statements: the server parses and plans a named one once for each connection, which takes longer
 * than carrying most of ours out.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /** @returns the same for the same words; undefined if a name is not worth it. */
  nameOf({ text, values }: Pick<Sql, 'text' | 'values'>): string | undefined {
    if (values.length === 0 || values.length > MOST_VALUES) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST) return known;
    const name = hash('sha1', text);
    this.#names.set(text, name);
    return name;
  }
}
