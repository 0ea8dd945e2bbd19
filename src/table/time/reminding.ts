import type { Match } from '../../kernel/match.ts';
import type { Desk } from '../saved/desk.ts';
import type { MatchChange, StoredMatch } from '../saved/store.ts';
import { recall } from '../telling/call.ts';
import { type Clock, cameLate, clocksOf } from './clocks.ts';

/**
 * Notifies those who are missing when half of their time has gone by, and those whom a notice was put
 * off for. However much has become due, the one call is posted anew once. When the time was up while the
 * bot was away, nobody could answer: then they are reminded first, and have some time more.
 * @returns null when nobody is to be notified now
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
  const mentions = [...new Set([...missing, ...later])].sort();
  if (mentions.length === 0) return null;
  const slots = recall(desk, match.open, { mentions, reminder: missing.length > 0, now });
  return { match: stored, slots };
}

function isToBeReminded(stored: StoredMatch, clock: Clock, now: Date): boolean {
  const { decision, remindAt, dueAt } = clock;
  if (remindAt !== null) return remindAt <= now;
  const late = stored.desk.reminded[decision.id]?.late ?? false;
  return !late && dueAt <= now && cameLate(stored, clock, now);
}

/** Gives a question the time again that is left after a reminder. */
export function postpone(desk: Desk, id: string, now: Date): void {
  desk.reminded[id] = { at: now.toISOString(), late: desk.reminded[id]?.late ?? false };
}
