import { collectMessages } from '../texts/catalogue.ts';
import { keyRenamed, outside } from './own-ids.ts';
import type { Manifest, Pack, Words } from './pack.ts';

/** Groups of a language's words that are none of the catalogue. */
const BESIDE: ReadonlySet<string> = new Set(['pack', 'grammar']);

/** The messages of one language of a pack, by full key. */
export function messagesOf(words: Words): Map<string, string> {
  const messages = new Map<string, string>();
  for (const [group, inner] of Object.entries(words)) {
    if (!BESIDE.has(group)) collectMessages(messages, group, inner);
  }
  return messages;
}

/** The kinds of nouns in one language of a pack, as in that language's grammar files: *Péagère* is `f`. */
export const nounsOf = ({ grammar }: Words): Map<string, string> => textsIn(grammar);

/** What a pack is called in the languages that say it otherwise than its manifest. */
export interface Titles {
  readonly [locale: string]: Partial<Pick<Manifest, 'title' | 'summary'>>;
}

export const titlesOf = (words: Pack['words']): Titles =>
  Object.fromEntries(
    Object.entries(words).map(([locale, { pack }]) => [locale, Object.fromEntries(textsIn(pack))]),
  );

/** What a pack is called in a language. */
export const calledIn = (
  { title, summary }: Manifest,
  titles: Titles,
  locale: string,
): Pick<Manifest, 'title' | 'summary'> => ({ title, summary, ...titles[locale] });

const textsIn = (group: Words[string] | undefined): Map<string, string> =>
  new Map(
    Object.entries(typeof group === 'object' ? group : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** With apostrophes that ICU leaves alone. */
export const spoken = (message: string): string => message.replaceAll("'", '’');

/** The same as the bot says them: with the ids that things have outside the pack, and apostrophes that ICU leaves alone. */
export function messagesWithDigest(
  words: Words,
  ids: ReadonlySet<string>,
  digest: string,
): Map<string, string> {
  const messages = new Map<string, string>();
  for (const [key, message] of messagesOf(words)) {
    const called = keyRenamed(key, ids, outside(digest));
    if (called !== null) messages.set(called, spoken(message));
  }
  return messages;
}
