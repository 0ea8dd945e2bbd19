import { argumentsOf, type MessageArguments } from '../../texts/arguments.ts';
import type { Grammar } from '../../texts/grammar.ts';
import { isTranslated, stampOf } from '../../texts/stamps.ts';

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
  [/\.(?:command|verb)\..*(?:description|\.argument\.[\w-]+)$/, 100],
  [/\.button\.[\w-]+$/, 80],
  [/^bot\.report\.goes-with-it$/, 100],
];

/** What people type after a slash, as Discord takes it. */
const COMMAND_NAME = /\.(?:command|verb)\.(?:[\w-]+\.)+name$/;
const TYPED = /^[-_\p{L}\p{N}]{1,32}$/u;

interface Grammars {
  english: Grammar;
  own: Grammar;
}

/** Compares a language's messages with the English ones. What is still in English is missing, and no problem. */
export function examine(
  english: Messages,
  own: Messages,
  grammars: Grammars,
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
    if (!isTranslated(key, english, own, stamps)) return [];
    return problemsOf(message, original, key, grammars).map((problem) => `${key}: ${problem}`);
  });
  return { missing, changed, problems };
}

function problemsOf(message: string, original: string, key: string, grammars: Grammars): string[] {
  let own: MessageArguments;
  try {
    own = argumentsOf(message, grammars.own);
  } catch (error) {
    return [`it can’t be read (${error instanceof Error ? error.message : error}).`];
  }
  const { written, deciding } = argumentsOf(original, grammars.english);
  const known = new Set([...written, ...deciding]);
  const used = [...own.written, ...own.deciding];
  const isName = COMMAND_NAME.test(key);
  const room = ROOM.find(([keys]) => keys.test(key))?.[1] ?? Number.POSITIVE_INFINITY;
  return [
    ...used.filter((name) => !known.has(name)).map((name) => `nothing fills in {${name}}.`),
    ...[...written].filter((name) => !used.includes(name)).map((name) => `{${name}} is left out.`),
    ...(isName && (!TYPED.test(message) || message !== message.toLowerCase())
      ? ['a command’s name has small letters, digits, - and _, no spaces, and at most 32 of them.']
      : []),
    ...(message.length > room && !message.includes('{')
      ? [`it has ${message.length} characters, and Discord shows ${room}.`]
      : []),
  ];
}
