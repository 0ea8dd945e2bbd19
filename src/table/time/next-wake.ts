import { hasPeople } from '../companions/holders.ts';
import { crowdClocksOf } from '../crowd/ballots.ts';
import { paceOf } from '../saved/match-settings.ts';
import type { StoredMatch } from '../saved/store.ts';
import { clocksOf } from './clocks.ts';
import { wakingFrom } from './waking-hours.ts';

/** When a match that nobody touches pauses; null when it is paused, or nobody plays it. */
export function pausesAt({ status, desk, settings, seats }: StoredMatch): Date | null {
  if (status !== 'playing' || desk.paused !== null || desk.touched === null) return null;
  if (!seats.some(hasPeople)) return null;
  return new Date(Date.parse(desk.touched) + paceOf(settings).pausesAfter * 60_000);
}

/** When people whom companions sit in for have their seats back by themselves. */
const returnsIn = ({ desk }: StoredMatch): Date[] =>
  Object.values(desk.sitting).flatMap(({ until }) => (until === null ? [] : [new Date(until)]));

/**
 * When something is next to be done in a match by itself: to remind, to notify, to do what is declared
 * for the absent, to close a crowd's vote, to give a seat back, to pause. Nothing of that is done in quiet
 * hours. Null when only people move it on.
 * @param now what is overdue in quiet hours waits for their end
 */
export function nextWake(match: StoredMatch, now: Date): Date | null {
  if (match.status !== 'playing') return null;
  const pauses = pausesAt(match);
  const moments = [
    ...clocksOf(match).map(({ remindAt, dueAt }) => remindAt ?? dueAt),
    ...Object.values(match.desk.later).map((moment) => new Date(moment)),
    ...crowdClocksOf(match).map(({ closesAt }) => closesAt),
    ...returnsIn(match),
    ...(pauses ? [pauses] : []),
  ].map((moment) => moment.getTime());
  if (moments.length === 0) return null;
  const earliest = new Date(Math.min(...moments));
  if (earliest > now) return wakingFrom(earliest, match.settings);
  const waking = wakingFrom(now, match.settings);
  return waking > now ? waking : earliest;
}
