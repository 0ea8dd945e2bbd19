import { DateTime } from 'luxon';
import { below, type RandomState } from '../../kernel/random.ts';

/** When, by their own clock, somebody picks up the phone on an ordinary day, and for how long. */
export interface Habit {
  /** How the figures name it. */
  id: 'morning' | 'lunch' | 'evening' | 'any-time';
  name: string;
  /** In a few words, for the diary. */
  about: string;
  zone: string;
  /** Times of day (24-hour clock) around which they come, give or take `spread` minutes. */
  around: readonly string[];
  spread: number;
  /** Whether a notification makes them look at once, give or take half an hour. */
  comesWhenCalled: boolean;
  /** Presses after which they put the phone away, whatever is still asked. */
  patience: number;
  /** The day on which they stop to come, counted from 1; null for somebody who stays. */
  gone: number | null;
}

/** The four of the week, the host first; the quiet hours are set in the host's zone. */
export const PEOPLE: readonly Habit[] = [
  {
    id: 'morning',
    name: 'Ann',
    about: 'Berlin, ten minutes on the train to work',
    zone: 'Europe/Berlin',
    around: ['08:15'],
    spread: 20,
    comesWhenCalled: false,
    patience: 30,
    gone: null,
  },
  {
    id: 'lunch',
    name: 'Bo',
    about: 'London, over lunch',
    zone: 'Europe/London',
    around: ['12:40'],
    spread: 20,
    comesWhenCalled: false,
    patience: 30,
    gone: 3,
  },
  {
    id: 'evening',
    name: 'Cleo',
    about: 'Athens, on the sofa after dinner',
    zone: 'Europe/Athens',
    around: ['21:00'],
    spread: 40,
    comesWhenCalled: false,
    patience: 60,
    gone: null,
  },
  {
    id: 'any-time',
    name: 'Dag',
    about: 'Lisbon, a minute here and a minute there, until late',
    zone: 'Europe/Lisbon',
    around: ['10:30', '15:00', '18:30', '23:15'],
    spread: 60,
    comesWhenCalled: true,
    patience: 8,
    gone: null,
  },
];

/** Somebody picks up the phone. */
export interface Visit {
  /** Milliseconds since the epoch. */
  at: number;
  habit: Habit;
}

/** Everybody's visits on one day, in order. @param date at midnight, in the host's zone */
export function visitsOn(date: DateTime, day: number, random: RandomState): Visit[] {
  const visits = PEOPLE.flatMap((habit) => {
    const times = habit.around.map((time) => {
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      const { year, month, day: of } = date;
      const meant = DateTime.fromObject(
        { year, month, day: of, hour, minute },
        { zone: habit.zone },
      );
      return meant.toMillis() + (below(random, 2 * habit.spread) - habit.spread) * 60_000;
    });
    return habit.gone !== null && day >= habit.gone ? [] : times.map((at) => ({ at, habit }));
  });
  return visits.sort((one, other) => one.at - other.at);
}
