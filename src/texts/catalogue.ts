import { readdirSync, readFileSync } from 'node:fs';
import { createLanguages, type Languages } from './languages.ts';
import { createTexts, type Texts } from './texts.ts';

const FOLDER = new URL('../../assets/texts/', import.meta.url);

const USUAL = 'en';

/** Every language that has a catalogue. */
export function loadLanguages(): Languages {
  const others = readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== USUAL)
    .map(({ name }) => name)
    .sort();
  return createLanguages(
    loadTexts(),
    others.map((locale) => loadTexts(locale)),
  );
}

/**
 * Reads every file of one language. A file's name up to its first dot is the first part of its keys:
 * `lobby.title` in `bot.json` is `bot.lobby.title`, and `altar-quest-cards.frox.json` adds one deck to
 * `altar-quest-cards`. Nested objects and dotted keys mean the same.
 */
export function loadTexts(locale = USUAL): Texts {
  const folder = new URL(`${locale}/`, FOLDER);
  const messages = new Map<string, string>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.json')) continue;
    const content: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    collectMessages(messages, file.slice(0, file.indexOf('.')), content);
  }
  return createTexts(locale, messages);
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
