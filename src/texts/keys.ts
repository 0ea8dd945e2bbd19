import type { Texts } from './texts.ts';

/**
 * A catalogue with the same messages, each of which says its own key: what is named with it can be saved, and be said
 * in any language later. Not for messages with arguments.
 */
export const keysOf = ({ locale, has }: Texts): Texts =>
  Object.assign((key: string) => key, { locale, has });

/** What a key says. Anything else is words already: a name of its own, or from a record older than keys. */
export const saidBy = (key: string, texts: Texts): string => (texts.has(key) ? texts(key) : key);
