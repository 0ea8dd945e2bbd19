import { DateTime } from 'luxon';
import { nameOf } from './pings.ts';
import type { Week } from './week.ts';

/** Maximum lines of a quotation. */
const LONGEST = 7;

/** What a message says, as somebody reads it at a given time: names, and times as Discord shows them. */
export const asRead = (week: Week, text: string, at: number): string[] =>
  text
    .replaceAll(/<@(\d+)>/g, (_, id: string) => `@${nameOf(week, id)}`)
    .replaceAll(/<#\d+>/g, 'the thread')
    .replaceAll(/<t:(\d+):R>/g, (_, seconds: string) => relative(Number(seconds) * 1_000, at))
    .split('\n')
    .map((line) => line.replace(/^-# /, '').replace(/^#+ (.*)$/, '**$1**'))
    .filter((line) => line !== '');

const relative = (moment: number, at: number): string =>
  DateTime.fromMillis(moment).toRelative({ base: DateTime.fromMillis(at), locale: 'en' }) ?? '';

/** Lines as a quotation, the first ones if there are many. */
export function quoted(lines: readonly string[]): string {
  const left = lines.length - LONGEST;
  const shown = left > 1 ? lines.slice(0, LONGEST) : lines;
  const more = left > 1 ? [`*… and ${left} more lines*`] : [];
  return [...shown, ...more].map((line) => `> ${line}`).join('  \n');
}

/** "Ann, Bo and Cleo". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { style: 'long', type: 'conjunction' }).format(names);
