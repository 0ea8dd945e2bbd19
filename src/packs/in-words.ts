import type { Message } from '../kernel/decision.ts';
import { separated } from '../texts/separated.ts';
import type { Texts } from '../texts/texts.ts';
import type { PackPlace, PackProblem } from './problem.ts';

/** Sentences about a pack; the names that they list are those of its format. */
export const sentencesInWords = (sentences: readonly Message[], texts: Texts): string =>
  sentences.map(({ key, args }) => texts(key, filledIn(args, texts))).join(' ');

/** A problem in a line: `altar-quest/decks/tide.json, line 12, tide-mother: speed can be at most 20, not 500.` */
export function problemInWords({ where, what }: PackProblem, texts: Texts): string {
  const place = placeInWords(where, texts);
  const words = sentencesInWords(what, texts);
  return place === '' ? words : texts('list.titled', { title: place, words });
}

function placeInWords({ path, file, line, card }: PackPlace, texts: Texts): string {
  const parts = [
    file ?? path.join('.'),
    line === undefined ? '' : texts('packs.line', { line }),
    card ?? '',
  ];
  return separated(
    parts.filter((part) => part !== ''),
    texts,
  );
}

const filledIn = (args: Message['args'] = {}, texts: Texts) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      Array.isArray(value) ? separated(value.map(String), texts) : value,
    ]),
  );
