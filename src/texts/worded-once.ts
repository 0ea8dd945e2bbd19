import type { Texts } from './texts.ts';

/**
 * Words things once in each language and keeps that as long as the thing and the language exist.
 * @param word must depend on nothing else, and neither the things nor what it gives ever change
 */
export function wordedOnce<Thing extends object, Words = string>(
  word: (thing: Thing, texts: Texts) => Words,
): (thing: Thing, texts: Texts) => Words {
  const languages = new WeakMap<Texts, WeakMap<Thing, Words>>();
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
