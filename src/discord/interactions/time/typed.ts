import type { Texts } from '../../../texts/texts.ts';

/** Words that people type for times: `bot.typed.<word>` has the spellings of a language, with `|` between them. */
export type TypedWord = 'minutes' | 'hours' | 'days' | 'weeks' | 'until' | 'tomorrow' | 'none';

const BETWEEN = '|';

export const spellingsOf = (word: TypedWord, texts: Texts): string[] =>
  texts(`bot.typed.${word}`).split(BETWEEN);

/** Minutes of each unit. */
const UNITS: readonly (readonly [TypedWord, number])[] = [
  ['minutes', 1],
  ['hours', 60],
  ['days', 1_440],
  ['weeks', 10_080],
];

/** How many minutes a unit has that somebody has typed; null if it is none. */
export function minutesOfUnit(typed: string, texts: Texts): number | null {
  const wanted = typed.toLocaleLowerCase(texts.locale);
  return UNITS.find(([word]) => spellingsOf(word, texts).includes(wanted))?.[1] ?? null;
}
