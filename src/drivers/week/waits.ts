import type { StoredInput } from '../../table/match/saved/store.ts';
import { rounded } from '../bench/statistics.ts';
import { momentsOf } from '../record/replaying.ts';
import { dayOf, entriesOf, inputsIn, matchesIn, nameOf, roundsIn } from './pings.ts';
import { questionsIn } from './reminders.ts';
import type { Week } from './week.ts';

const HOUR = 3_600_000;
/** Somebody who came within this many milliseconds before something was decided for them was there. */
const THERE = 24 * HOUR;

/** Hours for which questions of each kind were open, the longest first; simultaneous ones count for each. */
export function waitsOf(week: Week): { [question: string]: number } {
  const end = week.from.plus({ days: week.days }).toMillis();
  const hours = new Map<string, number>();
  const asked = matchesIn(week).flatMap(({ game, record }) => questionsIn(momentsOf(game, record)));
  for (const { decision, from, until } of asked) {
    const kind = decision.prompt.key.replace(/^.*prompt\./, '');
    hours.set(kind, (hours.get(kind) ?? 0) + (Math.min(until, end) - from) / HOUR);
  }
  const sorted = [...hours].sort(([, one], [, other]) => other - one);
  return Object.fromEntries(sorted.map(([kind, sum]) => [kind, rounded(sum)]));
}

/** How people looked in: how often, how often in vain, and how often for each round and on each day. */
export function visitsOf(week: Week) {
  const left = entriesOf(week, 'leaves');
  const useful = left.filter(({ pressed }) => pressed > 0);
  const rounds = Math.max(1, roundsIn(week));
  return {
    all: left.length,
    nothingToDo: left.length - useful.length,
    perRound: rounded(useful.length / rounds),
    perPersonAndDay: rounded(useful.length / Math.max(1, week.people.size * lastDay(week))),
  };
}

/** The day on which it was over, else the last one. */
export const lastDay = (week: Week): number => {
  const { endedAt } = week.record.match;
  return week.over && endedAt ? Math.max(1, dayOf(week, endedAt.getTime())) : week.days;
};

/**
 * Of everything that was decided for, or by, people who were there: the fraction decided for them. What they
 * ordered, gave as a standing answer, chose along with something else or took as filled in, they decided.
 */
export function decidedForThem(week: Week): number {
  const all = inputsIn(week).filter(({ settled }) => settled !== null);
  const own = all.filter(({ settled }) => !settled?.standIn || settled.standIn === 'filled').length;
  const forThem = all.filter((input) => isForSomebodyThere(week, input)).length;
  return rounded(forThem / Math.max(1, own + forThem));
}

/** Whether it was decided for somebody who had come within a day before that, whoever or whatever decided it. */
export function isForSomebodyThere(week: Week, { settled, at }: StoredInput): boolean {
  // A player who has pressed “As filled in” has decided that themselves.
  if (!settled?.standIn || settled.standIn === 'filled') return false;
  const who = nameOf(week, settled.userId);
  const then = at.getTime();
  return entriesOf(week, 'comes').some(
    (visit) => visit.who === who && visit.at <= then && visit.at > then - THERE,
  );
}
