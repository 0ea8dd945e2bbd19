import { hasEnded } from '../../table/match/saved/summary.ts';
import { rounded } from '../bench/statistics.ts';
import { pingsAtNight } from './nights.ts';
import {
  dayOf,
  entriesOf,
  inputsIn,
  matchesIn,
  pingsByDay,
  pingsIn,
  roundsIn,
  threadsIn,
} from './pings.ts';
import { isReminder } from './reminders.ts';
import { decidedForThem, lastDay, visitsOf, waitsOf } from './waits.ts';
import type { Week } from './week.ts';

export type WeekFigures = ReturnType<typeof figuresOf>;

const mean = (numbers: readonly number[]): number =>
  rounded(numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length));

/** A week in numbers. */
export function figuresOf(week: Week) {
  const { days, restarts, game, texts, people, habits, earlier } = week;
  const made = inputsIn(week).filter(({ settled, requestId }) => settled && requestId !== null);
  const own = made.filter(({ settled }) => !settled?.standIn);
  const pressed = entriesOf(week, 'presses').filter(({ chose, voted }) => chose || voted);
  const threads = threadsIn(week);
  const posts = entriesOf(week, 'posts').filter(({ channelId }) => threads.has(channelId));
  const byDay = Array.from(
    { length: days },
    (_, index) => posts.filter(({ at }) => dayOf(week, at) === index + 1).length,
  );
  const pings = pingsByDay(week);
  const rounds = roundsIn(week);
  return {
    game: earlier[0]?.game.rules.id ?? game.rules.id,
    days,
    rounds,
    over: week.over,
    choices: own.length,
    byHabit: Object.fromEntries(
      habits
        .filter(({ name }) => people.has(name))
        .map(({ id, name }) => [id, pressed.filter(({ who }) => who === name).length]),
    ),
    standIns: made.length - own.length,
    reminders: pingsIn(week).filter(({ text }) => isReminder(text, texts)).length,
    ties: made.filter(({ settled }) => settled?.vote?.tie).length,
    restarts,
    pings: {
      perPersonAndDay: { max: Math.max(...pings), mean: mean(pings) },
      atNight: pingsAtNight(week).length,
    },
    waits: waitsOf(week),
    visits: visitsOf(week),
    decidedForThem: decidedForThem(week),
    takenBack: matchesIn(week).reduce(
      (sum, { record }) => sum + record.history.length - record.inputs.length,
      0,
    ),
    messages: {
      perDay: mean(byDay),
      mostOnADay: Math.max(...byDay),
      perRound: rounded(posts.length / Math.max(1, rounds)),
    },
  };
}

/** Additional numbers for a campaign. */
export function campaignFigures(week: Week): { quests: number; weeks: number } {
  const over = matchesIn(week).filter(
    ({ game, record }) => game.rules.partOf === undefined && hasEnded(record.match),
  );
  return { quests: over.length, weeks: rounded(lastDay(week) / 7) };
}
