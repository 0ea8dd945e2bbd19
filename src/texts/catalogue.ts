import { readdirSync, readFileSync } from 'node:fs';
import { createTexts, type Texts } from './texts.ts';

const FOLDER = new URL('../../assets/texts/', import.meta.url);

/** The languages that there are catalogues for. */
export const localesInstalled = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/**
 * Reads every file of one language. A file's name up to its first dot is the first part of its keys:
 * `lobby.title` in `bot.json` is `bot.lobby.title`, and `altar-quest-cards.frox.json` adds one deck to
 * `altar-quest-cards`. Nested objects and dotted keys mean the same.
 */
export function loadTexts(locale = 'en'): Texts {
  const folder = new URL(`${locale}/`, FOLDER);
  const messages = new Map<string, string>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.json')) continue;
    const content: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    collect(messages, file.slice(0, file.indexOf('.')), content);
  }
  return createTexts(locale, messages);
}

function collect(messages: Map<string, string>, key: string, value: unknown): void {
  if (typeof value === 'string') {
    messages.set(key, value);
    return;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`The message ${key} is neither a text nor a group of texts.`);
  }
  for (const [name, inner] of Object.entries(value)) collect(messages, `${key}.${name}`, inner);
}
