/**
 * Words of packs, by language and key. Catalogues are complete when the bot starts; packs come while it runs, and
 * their keys, which end in a digest, are never those of the bot.
 */
const added = new Map<string, Map<string, string>>();

/** Adds messages to a language, for as long as the process runs. */
export function addMessages(locale: string, messages: ReadonlyMap<string, string>): void {
  const known = added.get(locale) ?? new Map<string, string>();
  added.set(locale, known);
  for (const [key, message] of messages) known.set(key, message);
}

export const addedMessage = (locale: string, key: string): string | undefined =>
  added.get(locale)?.get(key);
