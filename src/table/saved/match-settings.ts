import { IANAZone } from 'luxon';
import { z } from 'zod';

/** How fast a table is played; `own` has values that its host has named. */
export const PACES = ['live', 'daily', 'relaxed', 'none', 'own'] as const;
export type PaceKind = (typeof PACES)[number];

/** What a pace means. Times of questions are waking minutes: quiet hours don't count. */
export interface PaceValues {
  /** Minutes that a seat has for each question; null: as long as it takes. */
  turn: number | null;
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

export const PACE_VALUES: Readonly<Record<Exclude<PaceKind, 'own'>, PaceValues>> = {
  live: { turn: 10, vote: 5, pausesAfter: 6 * HOUR },
  daily: { turn: DAY, vote: DAY / 2, pausesAfter: 5 * DAY },
  relaxed: { turn: 3 * DAY, vote: 2 * DAY, pausesAfter: 14 * DAY },
  none: { turn: null, vote: null, pausesAfter: 14 * DAY },
};

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
  quiet: z
    .object({ from: timeOfDay, to: timeOfDay })
    .refine((quiet) => minutesBetween(quiet) <= DAY - LEAST_WAKING)
    .nullable()
    .default(null),
  /** Where the quiet hours are meant, an IANA name: `Europe/Berlin`. */
  timeZone: z.string().refine(isTimeZone).default('Etc/UTC'),
  /** What is done for a seat whose time is up: the question's own fallback, or what a companion would do. */
  absent: z.enum(['fallback', 'companion']).default('fallback'),
});

/**
 * How a group plays its table. Not part of the game's options: it may change while the match runs.
 * Matches from before this was kept have no pace: nothing is done for anybody all of a sudden.
 */
export type MatchSettings = z.infer<typeof schema>;

/** What a new match begins with. */
export const usualSettings = (): MatchSettings =>
  schema.parse({ pace: { kind: 'daily' }, absent: 'companion' });

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
  pace.kind === 'own' ? pace.own : PACE_VALUES[pace.kind];
