import type { Texts } from './texts.ts';

/** A word of the rules, a symbol, or both: what it means. */
export interface Term {
  id: string;
  name: string;
  /** How it looks in texts; empty for a term without a symbol. */
  symbol: string;
  text: string;
  /** How it appears in texts, each spelling a regular expression; none for what only the glossary names. */
  words: readonly string[];
}

/** Separates the spellings of a term in the catalogue. */
const BETWEEN = '|';

/**
 * Terms from the catalogue: `<group>.<id>.name` and `.text`, with `.symbol` if it has one and `.words` if it is
 * written differently from its name.
 */
export const glossaryTerms = (group: string, ids: readonly string[], texts: Texts): Term[] =>
  ids.map((id) => {
    const own = (part: string) => `${group}.${id}.${part}`;
    const name = texts(own('name'));
    const words = texts.has(own('words')) ? texts(own('words')) : name;
    return {
      id,
      name,
      symbol: texts.has(own('symbol')) ? texts(own('symbol')) : '',
      text: texts(own('text')),
      words: words.split(BETWEEN).filter((word) => word !== ''),
    };
  });

/** The terms that occur in a text, in their own order: whole words, as written there. */
export const termsIn = (text: string, terms: readonly Term[]): Term[] =>
  terms.filter(({ words }) => words.some((word) => standsIn(text, word)));

const isWord = /^[\p{L}\p{N}_\\]/u;

/** A symbol may be anywhere; a word must not be part of another. A capital in it means a capital. */
function standsIn(text: string, word: string): boolean {
  if (!isWord.test(word)) return text.includes(word);
  const flags = word === word.toLowerCase() || word.includes('\\') ? 'iu' : 'u';
  return new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, flags).test(text);
}
