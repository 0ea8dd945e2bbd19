import { readGrammar, readMessages, USUAL } from '../../src/texts/catalogue.ts';
import { createGrammar, GrammarFile } from '../../src/texts/grammar.ts';
import { createTexts, type Texts } from '../../src/texts/texts.ts';

const english = readGrammar(USUAL);

/** Any language with a plural and letters of its own. */
const LOCALE = 'bg';

const LETTERS = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, at) => [letter, 'абцдефгхижклмнопщрстувшчйз'[at]]),
);

/** What is no word: code, addresses, mentions, times, and what a backslash gives a meaning. */
const NO_WORD = /`[^`{}]*`|https?:\/\/\S+|<[^<>\s]*>|\\./u;
const WORD = /\p{L}[\p{L}\p{M}’]*/u;
const PART = new RegExp(`(${NO_WORD.source})|(${WORD.source})`, 'gu');

/** Spellings of a term, which are regular expressions: their order has a meaning. */
const SPELLINGS = /\.words$|^bot\.typed\./;

/** The names of cards, characters and places, which have a gender. */
const NOUN = /\.name$/;

const GENDERS = ['masculine', 'feminine', 'neuter'] as const;
const ARTICLES = { masculine: 'йо', feminine: 'йа', neuter: 'йу' };

/**
 * A language that no code can know: each word of the English catalogue has other letters, the words and what is
 * filled in between them come in the opposite order, and nouns have three genders with an article for each.
 */
export function inventedTexts(): Texts {
  const messages = new Map<string, string>();
  const nouns: Record<string, string[]> = {};
  for (const [key, english] of [...readMessages(USUAL).values()].flatMap((file) => [...file])) {
    const isSpelling = SPELLINGS.test(key) && !english.includes('{');
    const message = isSpelling ? withOtherLetters(english) : invented(english);
    messages.set(key, message);
    if (!NOUN.test(key) || message.includes('{')) continue;
    const gender = GENDERS[message.length % GENDERS.length] ?? 'neuter';
    nouns[gender] = [...(nouns[gender] ?? []), message];
  }
  const the = GENDERS.map((gender) => ({ of: [gender], gives: `${ARTICLES[gender]} {noun}` }));
  const file = { forms: { the: [...the, { gives: '{noun}' }] }, nouns };
  return createTexts(LOCALE, messages, createGrammar([GrammarFile.parse(file)]));
}

/** An English ICU message in that language. */
export function invented(message: string): string {
  const pieces = piecesOf(message);
  const backwards = pieces.filter(({ moves }) => moves).reverse();
  return pieces
    .map((piece) => (piece.moves ? (backwards.shift() ?? piece) : piece).written)
    .join('');
}

interface Piece {
  written: string;
  /** It changes its place: a word, or what is filled in. */
  moves: boolean;
}

function piecesOf(message: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < message.length) {
    const mention = /^<[^<>\s{}]*\{\w+\}[^<>\s{}]*>/.exec(message.slice(at))?.[0];
    const end = mention ? at + mention.length : message[at] === '{' ? closingOf(message, at) : null;
    if (end !== null) {
      const filled = message.slice(at, end);
      pieces.push({ written: mention ?? inventedArgument(filled), moves: true });
      at = end;
      continue;
    }
    const rest = message.slice(at);
    const next = rest.slice(1).search(/\{|<[^<>\s{}]*\{/);
    const literal = next < 0 ? rest : rest.slice(0, next + 1);
    pieces.push(...wordsOf(literal));
    at += literal.length;
  }
  return pieces;
}

function wordsOf(literal: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of literal.matchAll(PART)) {
    pieces.push({ written: literal.slice(at, found.index), moves: false });
    const isWord = found[2] !== undefined;
    pieces.push({ written: isWord ? withOtherLetters(found[0]) : found[0], moves: isWord });
    at = found.index + found[0].length;
  }
  pieces.push({ written: literal.slice(at), moves: false });
  return pieces;
}

/** `{name}` with its article, whatever form English asks for, and each branch of a choice. */
function inventedArgument(filled: string): string {
  const plain = /^\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}$/.exec(filled);
  if (plain && (plain[2] === undefined || english.has(plain[2]))) return `{${plain[1]}, the}`;
  const [head, argument, choice] = /^\{\s*(\w+)\s*,\s*(\w+)\s*,/.exec(filled) ?? [];
  if (!head || choice === 'number') return filled;
  let written = english.has(choice ?? '') ? `{${argument}, select,` : head;
  let at = head.length;
  while (at < filled.length) {
    if (filled[at] !== '{') {
      written += filled[at];
      at += 1;
      continue;
    }
    const end = closingOf(filled, at);
    written += `{${invented(filled.slice(at + 1, end - 1))}}`;
    at = end;
  }
  return written;
}

/** Where the braces that open here have closed. */
function closingOf(message: string, from: number): number {
  let depth = 0;
  for (let at = from; at < message.length; at++) {
    if (message[at] === '{') depth += 1;
    if (message[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new RangeError(`A brace is never closed in: ${message}`);
}

const withOtherLetters = (text: string): string =>
  text.replaceAll(/\\.|[A-Za-z]/gu, (letter) => {
    const other = LETTERS[letter.toLowerCase()];
    if (other === undefined) return letter;
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  });
