import type { Texts } from '../../../../texts/texts.ts';
import type { Effect } from './effect.ts';

/** The words for effects; everything comes from the catalogue's `altar-effects`. */
export interface Words {
  text(key: string, args?: { [name: string]: unknown }): string;
  /** An inner effect's clause. */
  inner(effect: Effect): string;
}

/** @param here Whether the words are about one god's Realm only: those of a power. */
export function wordsFor(
  texts: Texts,
  describe: (effect: Effect, words: Words) => string,
  here: boolean,
): Words {
  const words: Words = {
    text: (key, args) => texts(`altar-effects.${key}`, { here: String(here), ...args }),
    inner: (effect) => describe(effect, words),
  };
  return words;
}
