import { distance } from 'fastest-levenshtein';
import { folded } from '../texts/folded.ts';

/** How many suggestions are worth offering. */
export const MOST_OFFERED = 5;
/** Maximum length of what may be a misspelled name. */
const LONGEST = 100;
/** One letter in three may be wrong. */
const LETTERS_PER_MISTAKE = 3;

/** What a person may have meant by an unknown name: the nearest names first, and none too far off. */
export function nearest<T>(all: readonly T[], nameOf: (one: T) => string, typed: string): T[] {
  if (typed.length > LONGEST) return [];
  const wanted = folded(typed.trim());
  const mistakes = Math.max(1, Math.floor(wanted.length / LETTERS_PER_MISTAKE));
  return all
    .map((one) => ({ one, away: distanceTo(folded(nameOf(one)), wanted) }))
    .filter(({ away }) => away <= mistakes)
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST_OFFERED)
    .map(({ one }) => one);
}

/** Distance to the whole name or to the nearest of its words. */
const distanceTo = (name: string, wanted: string): number =>
  Math.min(...[name, ...name.split(/[\s/,]+/u)].map((part) => distance(part, wanted)));

/** Up to this many expected names are all listed; of more, only the nearest. */
const FEW = 16;

/** What was expected and what was given, in words: `one of red, blue, not "blu". Is blue meant?` */
export function expectedAmong(names: readonly string[], given: unknown): string {
  const expected = names.length <= FEW ? `one of ${names.join(', ') || 'none'}, ` : '';
  const meant = typeof given === 'string' ? isMeant(names, given) : '';
  return `${expected}not ${quoted(given)}${meant && `.${meant}`}`;
}

/** What was given, as JSON; only the beginning if it is long. */
export function quoted(given: unknown): string {
  const whole = `${JSON.stringify(given)}`;
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
}

/** A path with what was expected there, if something else was given. */
export const unlessAmong = (path: string, given: string, names: readonly string[]): string[] =>
  names.includes(given) ? [] : [`${path}: ${expectedAmong(names, given)}`];

/** The nearest of some names, if one is near. */
export const nearestName = (names: readonly string[], given: string): string | undefined =>
  nearest(names, (one) => one, given)[0];

/** Suggests the nearest name, to append to a sentence: ` Is blue meant?`; empty if none is near. */
export function isMeant(names: readonly string[], given: string): string {
  const meant = nearestName(names, given);
  return meant === undefined ? '' : ` Is ${meant} meant?`;
}
