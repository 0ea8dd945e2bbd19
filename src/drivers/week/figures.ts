import { rounded } from '../bench/statistics.ts';
import { PEOPLE } from './people.ts';
import { dayOf, entriesOf, pingsByDay, pingsIn } from './pings.ts';
import { isReminder } from './reminders.ts';
import type { Week } from './week.ts';

export type WeekFigures = ReturnType<typeof figuresOf>;

const mean = (numbers: readonly number[]): number =>
  rounded(numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length));

/** What a week comes to in numbers. */
export function figuresOf(week: Week) {
  const { record, days, restarts, game, texts, people } = week;
  const made = record.inputs.filter(({ settled, requestId }) => settled && requestId !== null);
  const own = made.filter(({ settled }) => !settled?.standIn);
  const pressed = entriesOf(week, 'presses').filter(({ chose, voted }) => chose || voted);
  const byDay = Array.from(
    { length: days },
    (_, index) =>
      entriesOf(week, 'posts').filter(
        ({ at, channelId }) => channelId === week.thread && dayOf(week, at) === index + 1,
      ).length,
  );
  const pings = pingsByDay(week);
  return {
    game: game.rules.id,
    days,
    rounds: record.match.desk.round ?? 0,
    over: record.match.status === 'over',
    choices: own.length,
    byHabit: Object.fromEntries(
      PEOPLE.filter(({ name }) => people.has(name)).map(({ id, name }) => [
        id,
        pressed.filter(({ who }) => who === name).length,
      ]),
    ),
    standIns: made.length - own.length,
    reminders: pingsIn(week).filter(({ text }) => isReminder(text, texts)).length,
    ties: made.filter(({ settled }) => settled?.vote?.tie).length,
    restarts,
    pings: { perPersonAndDay: { max: Math.max(...pings), mean: mean(pings) } },
    messages: { perDay: mean(byDay), mostOnADay: Math.max(...byDay) },
  };
}
