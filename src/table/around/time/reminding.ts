import type { SeatId } from '../../../kernel/decision.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Desk } from '../../match/saved/desk.ts';
import type { MatchChange, StoredMatch } from '../../match/saved/store.ts';
import { type Clock, cameLate, clocksOf } from '../../match/time/clocks.ts';
import { anyWakes, seatWakes } from '../../match/time/whose-hours.ts';
import { recall } from '../../telling/thread/call.ts';
import { enoughOf } from '../../telling/thread/notifying.ts';

/**
 * Notifies missing players when half of their time is up, and players for whom a notice was put off; if that
 * falls in their quiet hours, when those are over. No matter how much has become due, the one call is posted
 * again once. If the time ran out while the bot was away, nobody could answer: then people are reminded first,
 * and get some more time.
 * @returns null if nobody has to be notified now, or later than was noted
 */
export function remind(stored: StoredMatch, match: Match, now: Date): MatchChange | null {
  const { desk } = stored;
  const reminders = clocksOf(stored).filter((clock) => isToBeReminded(stored, clock, now));
  for (const { decision, remindAt } of reminders) {
    desk.reminded[decision.id] = { at: now.toISOString(), late: remindAt === null };
  }
  const missing = reminders.flatMap((clock) => clock.missing);
  const later = Object.keys(desk.later).filter(
    (seat) => Date.parse(desk.later[seat] ?? '') <= +now,
  );
  const wanted = [...new Set([...missing, ...later])].sort();
  const from = (seat: SeatId) =>
    seatWakes(stored, seat, new Date(Math.max(now.getTime(), enoughOf(stored, seat).getTime())));
  const mentions = wanted.filter((seat) => from(seat) <= now);
  for (const seat of wanted.filter((one) => !mentions.includes(one))) {
    desk.later[seat] = from(seat).toISOString();
  }
  if (mentions.length === 0) return wanted.length === 0 ? null : { match: stored };
  const reminder = mentions.some((seat) => missing.includes(seat) || isReminded(stored, seat));
  return { match: stored, slots: recall(desk, match.open, { mentions, reminder, now }) };
}

/** Whether others were reminded of a seat's question while it was night there. */
function isReminded(stored: StoredMatch, seat: SeatId): boolean {
  const notified = Date.parse(stored.desk.notified[seat] ?? '');
  return clocksOf(stored).some(
    ({ decision, missing }) =>
      missing.includes(seat) && Date.parse(stored.desk.reminded[decision.id]?.at ?? '') > notified,
  );
}

function isToBeReminded(stored: StoredMatch, clock: Clock, now: Date): boolean {
  const { decision, missing, remindAt, dueAt } = clock;
  if (anyWakes(stored, missing, now) > now) return false;
  if (remindAt !== null) return remindAt <= now;
  const late = stored.desk.reminded[decision.id]?.late ?? false;
  return !late && dueAt <= now && cameLate(stored, clock, now);
}

/** Gives a question again the time that is left after a reminder. */
export function postpone(desk: Desk, id: string, now: Date): void {
  desk.reminded[id] = { at: now.toISOString(), late: desk.reminded[id]?.late ?? false };
}
