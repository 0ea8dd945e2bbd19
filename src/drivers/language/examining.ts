import { argumentsOf, type MessageArguments } from '../../texts/arguments.ts';
import { createGrammar, type Grammar } from '../../texts/grammar.ts';
import { stampOf } from './stamps.ts';

export interface Examined {
  /** Keys without words of this language. */
  missing: string[];
  /** Keys whose English has changed since. */
  changed: string[];
  /** What is wrong with a message, as sentences. */
  problems: string[];
}

type Messages = ReadonlyMap<string, string>;

/** How many characters Discord shows of a text. */
const ROOM: readonly (readonly [RegExp, number])[] = [
  [/\.(?:command|argument)\..*\.?description$|\.option\.[\w-]+\.description$/, 100],
  [/\.button\.[\w-]+$/, 80],
  [/^bot\.report\.goes-with-it$/, 100],
];

/** Compares a language's messages with the English ones. */
export function examine(
  english: Messages,
  own: Messages,
  grammar: Grammar,
  stamps: Readonly<Record<string, string>>,
): Examined {
  const missing = [...english.keys()].filter((key) => !isTranslated(key, english, own, stamps));
  const changed = [...own.keys()].filter((key) => {
    const stamp = stamps[key];
    return stamp !== undefined && stamp !== stampOf(english.get(key) ?? '');
  });
  const problems = [...own].flatMap(([key, message]) => {
    const original = english.get(key);
    if (original === undefined) return [`${key} isn’t in English.`];
    return problemsOf(message, original, key, grammar).map((problem) => `${key}: ${problem}`);
  });
  return { missing, changed, problems };
}

/** The same as in English is a translation only where somebody has said so, or where there are no words. */
export const isTranslated = (
  key: string,
  english: Messages,
  own: Messages,
  stamps: Readonly<Record<string, string>>,
): boolean => {
  const message = own.get(key);
  if (message === undefined) return false;
  return message !== english.get(key) || stamps[key] !== undefined || !hasWords(message);
};

const hasWords = (message: string): boolean => /\p{L}{2}/u.test(message.replaceAll(/\{\w+\}/g, ''));

function problemsOf(message: string, original: string, key: string, grammar: Grammar): string[] {
  let own: MessageArguments;
  try {
    own = argumentsOf(message, grammar);
  } catch (error) {
    return [`it can’t be read (${error instanceof Error ? error.message : error}).`];
  }
  const { written, deciding } = argumentsOf(original, createGrammar([]));
  const known = new Set([...written, ...deciding]);
  const used = [...own.written, ...own.deciding];
  const room = ROOM.find(([keys]) => keys.test(key))?.[1] ?? Number.POSITIVE_INFINITY;
  return [
    ...used.filter((name) => !known.has(name)).map((name) => `nothing fills in {${name}}.`),
    ...[...written].filter((name) => !used.includes(name)).map((name) => `{${name}} is left out.`),
    ...(message.length > room && !message.includes('{')
      ? [`it has ${message.length} characters, and Discord shows ${room}.`]
      : []),
  ];
}
