import { DateTime } from 'luxon';

const DAY = 24 * 60;

/** Minutes that the list of `/seat away` offers. */
export const OFFERED_ABSENCES = [1, 2, 3, 5, 7, 14].map((days) => days * DAY);

const UNITS: readonly [RegExp, number][] = [
  [/^(\d{1,4})\s*h(ours?)?$/, 60],
  [/^(\d{1,4})\s*(d(ays?)?)?$/, DAY],
  [/^(\d{1,4})\s*w(eeks?)?$/, 7 * DAY],
];

const WITH_YEAR = ['yyyy-MM-dd HH:mm', 'yyyy-MM-dd', 'd.M.yyyy', 'd MMM yyyy', 'd MMMM yyyy'];
const WITHOUT_YEAR = ['d.M.', 'd.M', 'd MMM', 'd MMMM', 'MMM d', 'MMMM d'];
const WEEKDAYS = ['cccc', 'ccc'];

/**
 * When an absence ends: in a number of days ("3", "3 days", "2 weeks", "36h") from now, or when a date begins
 * ("2026-12-24", "24.12.", "24 Dec", "tomorrow", "Friday") in this time zone. Null for anything else.
 */
export function untilIn(typed: string, now: Date, zone: string): Date | null {
  const words = typed
    .trim()
    .toLowerCase()
    .replace(/^until\s+/, '');
  for (const [pattern, minutes] of UNITS) {
    const [, count] = words.match(pattern) ?? [];
    if (count !== undefined) return new Date(now.getTime() + Number(count) * minutes * 60_000);
  }
  const today = DateTime.fromJSDate(now, { zone }).startOf('day');
  if (words === 'tomorrow') return today.plus({ days: 1 }).toJSDate();
  const read = (formats: readonly string[]) =>
    formats
      .map((format) => DateTime.fromFormat(words, format, { zone, locale: 'en' }))
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
