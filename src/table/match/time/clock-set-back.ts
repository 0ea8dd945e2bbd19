import type { Desk } from '../saved/desk.ts';
import { LONGEST_ABSENCE } from './absence-limits.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds by which another process's clock may be ahead of ours. */
export const APART = MINUTE;
/**
 * The furthest ahead, in milliseconds, that a call is put off, and a notification, which waits for a day after
 * two others and for the end of quiet hours.
 */
const CALL_PUT_OFF = 30 * MINUTE;
const NOTIFICATION_PUT_OFF = DAY + 21 * 60 * MINUTE;

/** Whether something was noted at a time that has not come yet: the clock has been set back since. */
export const isAhead = (noted: Date, now: Date, by = APART): boolean => +noted > +now + by;

/**
 * Treats what was noted while the clock was ahead as if it happened now, so that nobody waits for that time to
 * come. Nothing else is changed.
 */
export function mendMoments(desk: Desk, now: Date): void {
  const past = (moment: string) => noLater(moment, now, APART);
  const { asked, acted, looked, notified, notifiedBefore } = desk;
  for (const moments of [asked, acted, looked, notified, notifiedBefore]) each(moments, past);
  each(desk.later, (moment) => noLater(moment, now, NOTIFICATION_PUT_OFF));
  for (const reminder of Object.values(desk.reminded)) reminder.at = past(reminder.at);
  for (const vote of desk.votes) vote.since = past(vote.since);
  for (const away of Object.values(desk.sitting)) {
    if (away.until !== null) away.until = noLater(away.until, now, LONGEST_ABSENCE * DAY);
  }
  if (desk.touched !== null) desk.touched = past(desk.touched);
  if (desk.call) desk.call.dueAt = noLater(desk.call.dueAt, now, CALL_PUT_OFF);
}

const noLater = (moment: string, now: Date, by: number): string =>
  isAhead(new Date(moment), now, by) ? now.toISOString() : moment;

function each(moments: { [name: string]: string }, mended: (moment: string) => string): void {
  for (const [name, moment] of Object.entries(moments)) moments[name] = mended(moment);
}
