import type { Texts } from '../../../../texts/texts.ts';
import type { Condition } from './condition.ts';
import type { Effect } from './effect.ts';

/** Whose card the words are printed on: a character's ("you") or an encounter's ("this enemy", which fights you). */
export type Voice = 'character' | 'foe';

type Arguments = { [name: string]: unknown };

/** The words for effects; everything comes from the catalogue's `adventure-effects`. */
export interface Words {
  /** A message; it can use `voice`, and `whom`, which is `who` in words. */
  text(key: string, args?: Arguments): string;
  /** An inner effect's clause. */
  inner(effect: Effect): string;
  /** A condition, as a clause that begins with "if". */
  condition(condition: Condition): string;
}

export function wordsFor(
  texts: Texts,
  voice: Voice,
  describe: (effect: Effect, words: Words) => string,
  condition: (condition: Condition, words: Words) => string,
): Words {
  const message = (key: string, args: Arguments): string =>
    texts(`adventure-effects.${key}`, { voice, ...args });
  const words: Words = {
    text: (key, args = {}) => {
      const selectable = withSelectors(args);
      const whom = 'who' in args ? { whom: message('whom', selectable) } : {};
      return message(key, { ...selectable, ...whom });
    },
    inner: (effect) => describe(effect, words),
    condition: (one) => condition(one, words),
  };
  return words;
}

/** What messages choose by; all other arguments are words or numbers. */
const SELECTORS: readonly string[] = ['who', 'to', 'timing'];

/** Messages can't select by names with hyphens: `each-other-here` is `each_other_here` to them. */
const withSelectors = (args: Arguments): Arguments =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      SELECTORS.includes(name) ? String(value).replaceAll('-', '_') : value,
    ]),
  );
