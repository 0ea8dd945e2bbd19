import { readFileSync } from 'node:fs';
import { DateTime, IANAZone } from 'luxon';
import { z } from 'zod';
import { below, type RandomState } from '../../kernel/random.ts';

/** A time of day on a 24-hour clock. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const habit = z.strictObject({
  /** Its name in the figures. */
  id: z.string().min(1),
  name: z.string().min(1),
  /** In a few words, for the diary. */
  about: z.string(),
  zone: z.string().refine(IANAZone.isValidZone, 'There is no such time zone.'),
  /** Times around which they come, give or take `spread` minutes. */
  around: z.array(time).min(1),
  spread: z.int().min(1),
  /** Whether a notification makes them look at once, give or take half an hour. */
  comesWhenCalled: z.boolean(),
  /** Presses after which they put the phone away, whatever is still asked. */
  patience: z.int().min(1),
  /** The day on which they stop coming, counted from 1; null for a player who stays. */
  gone: z.int().min(1).nullable(),
});

/** When, by their own clock, somebody picks up the phone on an ordinary day, and for how long. */
export type Habit = z.infer<typeof habit>;

const habits = z.array(habit).min(1);

/** The four of the week on three continents, the host first, and others whose files are beside theirs. */
export const USUAL = new URL('./people/three-continents.json', import.meta.url);

/**
 * Reads who plays, the host first.
 * @param present leaves nobody away
 * @throws RangeError that says what is wrong with the file
 */
export function readPeople(file: URL | string = USUAL, present = false): Habit[] {
  try {
    const people = habits.parse(JSON.parse(readFileSync(file, 'utf8')));
    return people.map((one) => (present ? { ...one, gone: null } : one));
  } catch (error) {
    const wrong = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new RangeError(`${file} doesn’t say who plays:\n${wrong}`, { cause: error });
  }
}

/** Somebody picks up the phone. */
export interface Visit {
  /** Milliseconds since the epoch. */
  at: number;
  habit: Habit;
}

/** Everybody's visits on one day, in order. @param date at midnight, in the host's zone */
export function visitsOn(
  people: readonly Habit[],
  date: DateTime,
  day: number,
  random: RandomState,
): Visit[] {
  const visits = people.flatMap((habit) => {
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
