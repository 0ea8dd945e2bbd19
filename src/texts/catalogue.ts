import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addedNouns } from './added-nouns.ts';
import { createGrammar, type Grammar, GrammarFile } from './grammar.ts';
import { createLanguages, type Languages } from './languages.ts';
import { LANGUAGES } from './languages-folder.ts';
import { isTranslated, readStamps } from './stamps.ts';
import { createTexts, type Texts } from './texts.ts';

export const USUAL = 'en';

/** Whether a language's file holds no messages, but what it does to the words filled in. */
export const isGrammarFile = (name: string): boolean => /^grammar\.(?:.+\.)?json$/.test(name);

/** Every language that has a catalogue. */
export function loadLanguages(): Languages {
  const others = languagesThere().filter((locale) => locale !== USUAL);
  const english = messagesOf(USUAL);
  const usual = createTexts(USUAL, english, readGrammar(USUAL));
  const complete = new Map<string, number>();
  const spoken = others.map((locale) => {
    const there = messagesOf(locale);
    const stamps = readStamps(locale);
    // A message that nobody has translated yet may ask for forms that only English has.
    const own = new Map([...there].filter(([key]) => isTranslated(key, english, there, stamps)));
    const translated = [...english.keys()].filter((key) => own.has(key));
    complete.set(locale, translated.length / english.size);
    return createTexts(locale, own, readGrammar(locale));
  });
  return createLanguages(usual, spoken, complete);
}

/** The names of the languages that have a folder, by alphabet. */
export const languagesThere = (): string[] =>
  readdirSync(LANGUAGES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The texts of one language. */
export const loadTexts = (locale = USUAL): Texts =>
  createTexts(locale, messagesOf(locale), readGrammar(locale));

const messagesOf = (locale: string): Map<string, string> =>
  new Map([...readMessages(locale).values()].flatMap((file) => [...file]));

/**
 * The messages of one language, by file and full key. A file's name up to its first dot is the first part of its
 * keys: `lobby.title` in `bot.json` is `bot.lobby.title`, and `altar-quest-cards.frox.json` adds one deck to
 * `altar-quest-cards`. Nested objects and dotted keys mean the same.
 */
export function readMessages(locale: string): Map<string, Map<string, string>> {
  return new Map(
    filesOf(locale, (file) => !isGrammarFile(file)).map(([file, content]) => {
      const messages = new Map<string, string>();
      collectMessages(messages, file.slice(0, file.indexOf('.')), content);
      return [file, messages];
    }),
  );
}

/** What `grammar.json` and `grammar.<part>.json` say about a language. */
export const readGrammar = (locale: string): Grammar =>
  createGrammar(
    filesOf(locale, isGrammarFile).map(([, content]) => GrammarFile.parse(content)),
    addedNouns(locale),
  );

function filesOf(locale: string, isWanted: (file: string) => boolean): [string, unknown][] {
  const folder = new URL(`${locale}/`, LANGUAGES);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && isWanted(file))
    .sort()
    .map((file) => [file, parsed(new URL(file, folder))]);
}

/** @throws Error with the file's name if it is no JSON */
function parsed(file: URL): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${fileURLToPath(file)} can’t be read: ${reason}`, { cause: error });
  }
}

/** Adds the texts of a catalogue's file, or of a group in it, by their full keys. */
export function collectMessages(messages: Map<string, string>, key: string, value: unknown): void {
  if (typeof value === 'string') {
    messages.set(key, value);
    return;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`The message ${key} is neither a text nor a group of texts.`);
  }
  for (const [name, inner] of Object.entries(value))
    collectMessages(messages, `${key}.${name}`, inner);
}
