import { collectMessages } from '../texts/catalogue.ts';
import { keyRenamed, outside } from './own-ids.ts';
import type { Words } from './pack.ts';

/** The messages of one language of a pack, by full key. */
export function messagesOf(words: Words): Map<string, string> {
  const messages = new Map<string, string>();
  for (const [group, inner] of Object.entries(words)) collectMessages(messages, group, inner);
  return messages;
}

/** The same as the bot says them: with the ids that things have outside the pack, and apostrophes that ICU leaves alone. */
export function messagesWithDigest(
  words: Words,
  ids: ReadonlySet<string>,
  digest: string,
): Map<string, string> {
  const messages = new Map<string, string>();
  for (const [key, message] of messagesOf(words)) {
    const called = keyRenamed(key, ids, outside(digest));
    if (called !== null) messages.set(called, message.replaceAll("'", '’'));
  }
  return messages;
}
