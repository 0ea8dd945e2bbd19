import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { LANGUAGES } from './languages-folder.ts';

/** By key: which English a message was translated from. */
export type Stamps = Record<string, string>;

const LENGTH = 8;

export const stampOf = (english: string): string =>
  createHash('sha256').update(english).digest('hex').slice(0, LENGTH);

/** Beside the language's folder, because everything in there is read at each start. */
const fileOf = (locale: string): URL => new URL(`${locale}.translated.json`, LANGUAGES);

export function readStamps(locale: string): Stamps {
  const file = fileOf(locale);
  if (!existsSync(file)) return {};
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function writeStamps(locale: string, stamps: Stamps): void {
  const sorted = Object.fromEntries(
    Object.entries(stamps).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(fileOf(locale), `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * Whether a language has words of its own for a message. The same as in English is a translation only where somebody
 * has said so, or where there are no words.
 */
export function isTranslated(
  key: string,
  english: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
  stamps: Readonly<Stamps>,
): boolean {
  const message = own.get(key);
  if (message === undefined) return false;
  return message !== english.get(key) || stamps[key] !== undefined || !hasWords(message);
}

const hasWords = (message: string): boolean => /\p{L}{2}/u.test(message.replaceAll(/\{\w+\}/g, ''));
