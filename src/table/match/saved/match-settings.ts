import { IANAZone } from 'luxon';
import { z } from 'zod';

/** How fast a table is played; `own` has values that its host has named. */
export const PACES = ['live', 'daily', 'relaxed', 'none', 'own'] as const;
export type PaceKind = (typeof PACES)[number];

/** What a pace means. Times of questions are waking minutes: quiet hours don't count. */
export interface PaceValues {
  /** Minutes that a seat has for its turn, and for what a life hangs on; null: as long as it takes. */
  turn: number | null;
  /**
   * Whether these go by at night too: somebody who comes once a day, at whatever hour, comes within them, and a
   * round fits a day.
   */
  byTheClock: boolean;
  /** Minutes that an absent person has for a question in another's turn that they may care about. */
  matters: number | null;
  /** Minutes that everyone has for what the set-up asks. */
  opening: number | null;
  /** Minutes that a group has for each question that it answers together; null: as long as it takes. */
  vote: number | null;
  /** Minutes without a choice by anybody, quiet hours included, after which the match pauses. */
  pausesAfter: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Bounds of own values, in minutes. */
export const PACE_LIMITS = {
  turn: { min: 2, max: 30 * DAY },
  vote: { min: 2, max: 30 * DAY },
  pausesAfter: { min: HOUR, max: 90 * DAY },
} as const;

/** Parts of a turn's time, and the least that they are. */
const PARTS = { matters: 1 / 12, opening: 1 / 96, least: 10 } as const;

/** Times for what is asked beside turns, as short as the pace is fast. */
function besideTurns(turn: number | null): Pick<PaceValues, 'matters' | 'opening'> {
  if (turn === null) return { matters: null, opening: null };
  const part = (share: number) => Math.min(turn, Math.max(PARTS.least, Math.round(turn * share)));
  return { matters: part(PARTS.matters), opening: part(PARTS.opening) };
}

/** A person who comes at the same hour every day, give or take one, comes within a day and two hours. */
const A_DAY_AND_MORE = DAY + 2 * HOUR;

const inWakingTime = (values: Pick<PaceValues, 'turn' | 'vote' | 'pausesAfter'>): PaceValues => ({
  ...values,
  ...besideTurns(values.turn),
  byTheClock: false,
});

export const PACE_VALUES: Readonly<Record<Exclude<PaceKind, 'own'>, PaceValues>> = {
  live: inWakingTime({ turn: 10, vote: 5, pausesAfter: 6 * HOUR }),
  daily: {
    turn: A_DAY_AND_MORE,
    byTheClock: true,
    vote: DAY / 2,
    matters: 2 * HOUR,
    opening: 15,
    pausesAfter: 5 * DAY,
  },
  relaxed: inWakingTime({ turn: 3 * DAY, vote: 2 * DAY, pausesAfter: 14 * DAY }),
  none: inWakingTime({ turn: null, vote: null, pausesAfter: 14 * DAY }),
};

/**
 * What somebody wants to be asked while they aren't looking; a companion answers the rest for them at once.
 * - `everything`: nothing is answered for them before their time is up.
 * - `what-matters`: all but trifles.
 * - `own-turns`: nothing but what their own turns ask.
 */
export const ASKINGS = ['everything', 'what-matters', 'own-turns'] as const;
export type Asking = (typeof ASKINGS)[number];

const minutes = (limits: { min: number; max: number }) =>
  z.number().int().min(limits.min).max(limits.max);

/** A time of day, `22:00`. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Waking minutes that quiet hours leave of a day at least: with fewer a question would never fall due. */
const LEAST_WAKING = 4 * HOUR;

/** Minutes from one time of day to another, over midnight where the second is not later. */
function minutesBetween({ from, to }: { from: string; to: string }): number {
  const [start = 0, end = 0] = [from, to].map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hour * HOUR + minute;
  });
  return end > start ? end - start : end - start + DAY;
}

/** Asking for a zone takes as long as the rules do for a choice, and it is asked whenever a match is read. */
const knownZones = new Set<string>();

export function isTimeZone(name: string): boolean {
  if (!knownZones.has(name) && IANAZone.isValidZone(name)) knownZones.add(name);
  return knownZones.has(name);
}

/** Hours of a day, over midnight where the second is not later. */
export const quietHours = z
  .object({ from: timeOfDay, to: timeOfDay })
  .refine((quiet) => minutesBetween(quiet) <= DAY - LEAST_WAKING);
export type QuietHours = z.infer<typeof quietHours>;

/** The quiet hours of a new table: a night. */
export const NIGHT: QuietHours = { from: '22:00', to: '08:00' };

const own = z.object({
  turn: minutes(PACE_LIMITS.turn).nullable(),
  vote: minutes(PACE_LIMITS.vote).nullable(),
  pausesAfter: minutes(PACE_LIMITS.pausesAfter),
});

const schema = z.object({
  pace: z
    .union([
      z.object({ kind: z.enum(['live', 'daily', 'relaxed', 'none']) }),
      z.object({ kind: z.literal('own'), own }),
    ])
    .default({ kind: 'none' }),
  /** Which part of the time for a question goes by before those missing are reminded, once. */
  reminder: z.number().gt(0).lt(1).default(0.5),
  /** Daily hours in which no time goes by and nobody is notified; they may go over midnight. */
  quiet: quietHours.nullable().default(null),
  /**
   * By whose clock they are meant: the table's for all, or each person's own where that is known. Matches from
   * before that was kept go by the table's.
   */
  clock: z.enum(['table', 'own']).default('table'),
  /** The table's own zone, an IANA name: `Europe/Berlin`. */
  timeZone: z.string().refine(isTimeZone).default('Etc/UTC'),
  /** Nobody has said that zone: it is guessed from a language. */
  zoneGuessed: z.boolean().default(false),
  /** What is done for a seat whose time is up: the question's own fallback, or what a companion would do. */
  absent: z.enum(['fallback', 'companion']).default('fallback'),
  /** What those are asked who have not said. Matches from before that was kept ask everything. */
  asking: z.enum(ASKINGS).default('everything'),
});

/**
 * How a group plays its table. Not part of the game's options: it may change while the match runs.
 * Matches from before this was kept have no pace: nothing is done for anybody all of a sudden.
 */
export type MatchSettings = z.infer<typeof schema>;

/**
 * What a new match begins with.
 * @param quiet its quiet hours, by everyone's own clock
 */
export const usualSettings = (quiet: QuietHours | null = NIGHT): MatchSettings =>
  schema.parse({
    pace: { kind: 'daily' },
    absent: 'companion',
    quiet,
    clock: 'own',
    asking: 'what-matters',
  });

/** @param json What was saved. Settings that can't be read are as if never made, which does nothing by itself. */
export function readSettings(json: unknown): MatchSettings {
  const read = schema.safeParse(json);
  return read.success ? read.data : schema.parse({});
}

/** The settings as they may be saved, or null where something in them is not possible. */
export function checkedSettings(settings: MatchSettings): MatchSettings | null {
  const read = schema.safeParse(settings);
  return read.success ? read.data : null;
}

/** What the chosen pace means. */
export const paceOf = ({ pace }: MatchSettings): PaceValues =>
  pace.kind === 'own' ? inWakingTime(pace.own) : PACE_VALUES[pace.kind];
