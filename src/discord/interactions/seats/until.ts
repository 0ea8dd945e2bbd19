import { DateTime } from 'luxon';
import type { Texts } from '../../../texts/texts.ts';
import { minutesOfUnit, spellingsOf } from '../time/typed.ts';

const DAY = 24 * 60;

/** Minutes that the list of `/seat away` offers. */
export const OFFERED_ABSENCES = [1, 2, 3, 5, 7, 14].map((days) => days * DAY);

const WITH_YEAR = ['yyyy-MM-dd HH:mm', 'yyyy-MM-dd', 'd.M.yyyy', 'd MMM yyyy', 'd MMMM yyyy'];
const WITHOUT_YEAR = ['d.M.', 'd.M', 'd MMM', 'd MMMM', 'MMM d', 'MMMM d'];
const WEEKDAYS = ['cccc', 'ccc'];

/**
 * When an absence ends: in a number of days ("3", "3 days", "2 weeks", "36h") from now, or when a date begins
 * ("2026-12-24", "24.12.", "24 Dec", "tomorrow", "Friday") in this time zone, in the words of a language. Null for
 * anything else.
 */
export function untilIn(typed: string, now: Date, zone: string, texts: Texts): Date | null {
  const all = typed.trim().toLocaleLowerCase(texts.locale);
  const start = spellingsOf('until', texts).find((word) => all.startsWith(`${word} `));
  const words = all.slice(start?.length ?? 0).trim();
  const [, count, unit = ''] = words.match(/^(\d{1,4})\s*(\p{L}*)$/u) ?? [];
  const minutes = unit === '' ? DAY : minutesOfUnit(unit, texts);
  if (count !== undefined && minutes !== null)
    return new Date(now.getTime() + Number(count) * minutes * 60_000);
  const today = DateTime.fromJSDate(now, { zone }).startOf('day');
  if (spellingsOf('tomorrow', texts).includes(words)) return today.plus({ days: 1 }).toJSDate();
  const read = (formats: readonly string[]) =>
    formats
      .map((format) => DateTime.fromFormat(words, format, { zone, locale: texts.locale }))
      .find(({ isValid }) => isValid) ?? null;
  const exact = read(WITH_YEAR);
  if (exact) return exact.toJSDate();
  const yearly = read(WITHOUT_YEAR)?.set({ year: today.year });
  if (yearly) return (yearly > today ? yearly : yearly.plus({ years: 1 })).toJSDate();
  const weekday = read(WEEKDAYS)?.weekday;
  if (weekday === undefined) return null;
  const days = (weekday - today.weekday + 7) % 7 || 7;
  return today.plus({ days }).toJSDate();
}
