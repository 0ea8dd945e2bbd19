import type { Texts } from './texts.ts';

/**
 * Words things once in each language and keeps that as long as the thing and the language exist.
 * @param word must depend on nothing else, and the things never change
 */
export function wordedOnce<Thing extends object>(
  word: (thing: Thing, texts: Texts) => string,
): (thing: Thing, texts: Texts) => string {
  const languages = new WeakMap<Texts, WeakMap<Thing, string>>();
  return (thing, texts) => {
    let worded = languages.get(texts);
    if (!worded) {
      worded = new WeakMap();
      languages.set(texts, worded);
    }
    let words = worded.get(thing);
    if (words === undefined) {
      words = word(thing, texts);
      worded.set(thing, words);
    }
    return words;
  };
}
