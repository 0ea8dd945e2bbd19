import { DateTime } from 'luxon';
import type { MatchSettings } from '../saved/match-settings.ts';

/** The hours in which time passes for a match; outside them nobody is notified. */
export type WakingHours = Pick<MatchSettings, 'quiet' | 'timeZone'>;

const MINUTE = 60_000;

const DAY = 24 * 60 * MINUTE;

/** Quiet hours of one night: `from` is quiet, `to` is not. */
interface Quiet {
  from: number;
  to: number;
}

/** The quiet hours that contain a moment, or the next ones. */
function quietFrom(moment: number, { quiet, timeZone }: WakingHours): Quiet | null {
  if (quiet === null) return null;
  // It may be another date there, and the hours may have begun on the day before.
  for (let day = Math.floor(moment / DAY) - 2; ; day++) {
    const found = quietOn(day, quiet, timeZone);
    if (found.to > moment && found.to > found.from) return found;
  }
}

/** Computing a time of day uses its zone's whole history; the same days are asked for again and again. */
const known = new Map<string, Quiet>();
const MOST_KNOWN = 5_000;

/**
 * The quiet hours that begin on one date, by its number of days since 1970: everything that the wall clock
 * shows as quiet. A time that the day skips, because the clocks change, is the moment of the change; if it
 * occurs twice they begin at the first and end at the second.
 */
function quietOn(day: number, quiet: { from: string; to: string }, zone: string): Quiet {
  const key = `${day} ${quiet.from} ${quiet.to} ${zone}`;
  const before = known.get(key);
  if (before) return before;
  const days = quiet.to < quiet.from ? 1 : 0;
  const [from] = timesOn(day, quiet.from, zone);
  const [, to] = timesOn(day + days, quiet.to, zone);
  const found = { from, to };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/** When a time occurs on a date for the first and for the last time. */
function timesOn(number: number, time: string, zone: string): [first: number, last: number] {
  const date = new Date(number * DAY);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const at = DateTime.fromObject({ year, month, day, hour, minute }, { zone });
  const isThere = at.hour === hour && at.minute === minute;
  if (!isThere) {
    const change = changeBetween(at.toMillis() - HALF_A_DAY, at.toMillis(), zone);
    return [change, change];
  }
  const all = at.getPossibleOffsets().map((one) => one.toMillis());
  return [Math.min(...all), Math.max(...all)];
}

const HALF_A_DAY = DAY / 2;

/** The minute at which the clocks of a zone change between two moments. */
function changeBetween(before: number, after: number, zone: string): number {
  const offset = (moment: number) => DateTime.fromMillis(moment, { zone }).offset;
  const earlier = offset(before);
  let [from, to] = [before, after];
  while (to - from > MINUTE) {
    const middle = from + Math.floor((to - from) / 2 / MINUTE) * MINUTE;
    if (offset(middle) === earlier) from = middle;
    else to = middle;
  }
  return to;
}

/** The moment itself, or the end of the quiet hours that it falls in. */
export function wakingFrom(moment: Date, hours: WakingHours): Date {
  const quiet = quietFrom(moment.getTime(), hours);
  return quiet && quiet.from <= moment.getTime() ? new Date(quiet.to) : moment;
}

export const isQuiet = (moment: Date, hours: WakingHours): boolean =>
  wakingFrom(moment, hours) !== moment;

/** When that many waking minutes have passed; never in quiet hours. */
export function afterWaking(moment: Date, minutes: number, hours: WakingHours): Date {
  let at = wakingFrom(moment, hours).getTime();
  let left = minutes * MINUTE;
  for (;;) {
    const quiet = quietFrom(at, hours);
    if (quiet === null || at + left < quiet.from) return new Date(at + left);
    left -= quiet.from - at;
    at = quiet.to;
  }
}

/** How many waking minutes there are in this many minutes by the wall clock. */
export function wakingMinutes(from: Date, minutes: number, hours: WakingHours): number {
  const end = from.getTime() + minutes * MINUTE;
  let at = from.getTime();
  let waking = 0;
  while (at < end) {
    const quiet = quietFrom(at, hours);
    if (quiet === null || quiet.from >= end) return waking + (end - at) / MINUTE;
    waking += Math.max(0, quiet.from - at) / MINUTE;
    at = quiet.to;
  }
  return waking;
}
