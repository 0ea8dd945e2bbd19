import { hasPeople } from '../people/holders.ts';
import { paceOf } from '../saved/match-settings.ts';
import type { StoredMatch } from '../saved/store.ts';
import { clocksOf } from './clocks.ts';
import { crowdClocksOf } from './crowd-clocks.ts';
import { wakingFrom } from './waking-hours.ts';
import { allWake, anyWakes, seatWakes } from './whose-hours.ts';

/** When a match that nobody touches pauses; null when it is paused, or nobody plays it. */
export function pausesAt({ status, desk, settings, seats }: StoredMatch): Date | null {
  if (status !== 'playing' || desk.paused !== null || desk.touched === null) return null;
  if (!seats.some(hasPeople)) return null;
  return new Date(Date.parse(desk.touched) + paceOf(settings).pausesAfter * 60_000);
}

/** Notes when to wake a match next, which is worked out whenever it is saved. */
export function noteNextWake(match: StoredMatch, now: Date): void {
  match.wakesAt = nextWake(match, now);
  match.wakesAsOf = now;
}

/** Something to do at a given time, and the first time from another one on that is nobody's night for it. */
interface Task {
  at: Date;
  from(moment: Date): Date;
}

/** People whom companions sit in for get their seats back automatically, and are told. */
const returnsIn = (match: StoredMatch): Task[] =>
  Object.entries(match.desk.sitting).flatMap(([seat, { until }]) =>
    until === null
      ? []
      : [{ at: new Date(until), from: (moment) => seatWakes(match, seat, moment) }],
  );

function tasksOf(match: StoredMatch): Task[] {
  const pauses = pausesAt(match);
  const byTable = (moment: Date) => wakingFrom(moment, match.settings);
  return [
    ...clocksOf(match).map(({ missing, remindAt, dueAt, atAnyHour }): Task => {
      if (atAnyHour) return { at: dueAt, from: (moment) => moment };
      const wake = remindAt === null ? allWake : anyWakes;
      return { at: remindAt ?? dueAt, from: (moment) => wake(match, missing, moment) };
    }),
    ...Object.entries(match.desk.later).map(
      ([seat, at]): Task => ({
        at: new Date(at),
        from: (moment) => seatWakes(match, seat, moment),
      }),
    ),
    ...crowdClocksOf(match).map(({ closesAt }): Task => ({ at: closesAt, from: byTable })),
    ...returnsIn(match),
    ...(pauses ? [{ at: pauses, from: byTable }] : []),
  ];
}

/**
 * When something next has to be done in a match by itself: to remind, to notify, to give the declared answer
 * for the absent, to close a crowd's vote, to give a seat back, to pause. None of that is done in the quiet
 * hours of the people concerned. Null if only people move it on.
 * @param now what is overdue in quiet hours waits for their end
 */
export function nextWake(match: StoredMatch, now: Date): Date | null {
  if (match.status !== 'playing') return null;
  const moments = tasksOf(match).map(({ at, from }) => {
    const possible = from(at > now ? at : now);
    return (possible > now ? possible : at).getTime();
  });
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
