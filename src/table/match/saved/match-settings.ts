import { IANAZone } from 'luxon';
import { z } from 'zod';

/** How fast a table is played; `own` has values that its host has set. */
export const PACES = ['live', 'daily', 'relaxed', 'none', 'own'] as const;
export type PaceKind = (typeof PACES)[number];

/** What a pace means. Times of questions are waking minutes: quiet hours don't count. */
export interface PaceValues {
  /** Minutes that a seat has for its turn, and for what a life depends on; null: as long as it takes. */
  turn: number | null;
  /**
   * Whether these pass at night too: somebody who comes once a day, at whatever hour, comes in time, and a
   * round fits into a day.
   */
  byTheClock: boolean;
  /** Minutes that an absent person has for a question in another's turn that may matter to them. */
  matters: number | null;
  /** Minutes that everyone has for the questions of the set-up. */
  opening: number | null;
  /** Minutes that a group has for each question that it answers together; null: as long as it takes. */
  vote: number | null;
  /** Minutes without a choice by anybody, quiet hours included, after which the match pauses. */
  pausesAfter: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Bounds of custom values, in minutes. */
export const PACE_LIMITS = {
  turn: { min: 2, max: 30 * DAY },
  vote: { min: 2, max: 30 * DAY },
  pausesAfter: { min: HOUR, max: 90 * DAY },
} as const;

/** Fractions of a turn's time, and their minimums. */
const PARTS = { matters: 1 / 12, opening: 1 / 96, least: 10 } as const;

/** Times for questions outside turns, as short as the pace is fast. */
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

/** How many packs a server may have. */
export const MOST_PACKS = 12;

/** What a pack's ids end in: see `kernel/packs.ts`. */
export const packDigest = z.string().regex(/^[a-z0-9]{8}$/);

const minutes = (limits: { min: number; max: number }) =>
  z.number().int().min(limits.min).max(limits.max);

/** A time of day, `22:00`. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Waking minutes that quiet hours must leave in a day: with fewer a question would never fall due. */
const LEAST_WAKING = 4 * HOUR;

/** Minutes from one time of day to another, past midnight if the second is not later. */
function minutesBetween({ from, to }: { from: string; to: string }): number {
  const [start = 0, end = 0] = [from, to].map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hour * HOUR + minute;
  });
  return end > start ? end - start : end - start + DAY;
}

/** Checking a zone takes as long as the rules do for a choice, and it is done whenever a match is read. */
const knownZones = new Set<string>();

export function isTimeZone(name: string): boolean {
  if (!knownZones.has(name) && IANAZone.isValidZone(name)) knownZones.add(name);
  return knownZones.has(name);
}

/** Hours of a day, past midnight if the second is not later. */
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
  /** What fraction of the time for a question passes before those missing are reminded, once. */
  reminder: z.number().gt(0).lt(1).default(0.5),
  /** Daily hours in which no time passes and nobody is notified; they may span midnight. */
  quiet: quietHours.nullable().default(null),
  /**
   * Whose clock they go by: the table's for all, or each person's own if known. Matches from before this was
   * kept go by the table's.
   */
  clock: z.enum(['table', 'own']).default('table'),
  /** The table's own zone, an IANA name: `Europe/Berlin`. */
  timeZone: z.string().refine(isTimeZone).default('Etc/UTC'),
  /** Nobody has set that zone: it is guessed from a language. */
  zoneGuessed: z.boolean().default(false),
  /** The language of what everyone reads, by the name of its catalogue; null: that of the server. */
  locale: z.string().max(20).nullable().default(null),
  /** What is done for a seat whose time is up: the question's own fallback, or what a companion would do. */
  absent: z.enum(['fallback', 'companion']).default('fallback'),
  /** What people are asked who have not said. Matches from before this was kept ask everything. */
  asking: z.enum(ASKINGS).default('everything'),
  /** The packs that its lobby offers, by their digests: those that its server had when it was opened. */
  packs: z.array(packDigest).max(MOST_PACKS).default([]),
});

/**
 * How a group plays its table. Not part of the game's options: it may change while the match runs. Matches from
 * before this was kept have no pace, so that nothing is suddenly done for anybody.
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

/** @param json What was saved. Settings that can't be read count as never set, so nothing happens by itself. */
export function readSettings(json: unknown): MatchSettings {
  const read = schema.safeParse(json);
  return read.success ? read.data : schema.parse({});
}

/** The settings as they may be saved, or null if one of them is impossible. */
export function checkedSettings(settings: MatchSettings): MatchSettings | null {
  const read = schema.safeParse(settings);
  return read.success ? read.data : null;
}

/** What the chosen pace means. */
export const paceOf = ({ pace }: MatchSettings): PaceValues =>
  pace.kind === 'own' ? inWakingTime(pace.own) : PACE_VALUES[pace.kind];
