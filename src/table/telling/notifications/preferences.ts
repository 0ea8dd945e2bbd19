import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json.ts';

/** Where somebody hears that a match waits for them. */
export const WAYS = ['mention', 'direct', 'both', 'none'] as const;
export type Way = (typeof WAYS)[number];

/** How many notifications a day somebody can allow; null: any number. */
export const LIMITS_A_DAY = [null, 10, 5, 3, 1] as const;
export type LimitADay = (typeof LIMITS_A_DAY)[number];

/** How somebody wants to be notified, in all matches on all servers. */
export interface Preferences {
  way: Way;
  /** Notifications in any 24 hours. */
  most: LimitADay;
  /** The last direct message was refused: they are mentioned instead. */
  closed: boolean;
  /** What their chat service spoke when they last set something, as that calls it; null before. */
  locale: string | null;
}

const DEFAULTS = {
  notifyBy: 'mention',
  notifyMost: null,
  directClosed: false,
  locale: null,
} as const;

/** How languages are named; anything else can't be one. */
const LOCALE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** The saved form, next to everything else that a person has set. */
const kept = z
  .object({
    notifyBy: z.enum(WAYS).catch(DEFAULTS.notifyBy),
    notifyMost: z.literal([...LIMITS_A_DAY]).catch(DEFAULTS.notifyMost),
    directClosed: z.boolean().catch(DEFAULTS.directClosed),
    locale: z.string().regex(LOCALE).nullable().catch(DEFAULTS.locale),
  })
  .catch(DEFAULTS);

/** @param settings what is kept about a person; whatever can't be read counts as not set */
export function preferencesIn(settings: unknown): Preferences {
  const { notifyBy, notifyMost, directClosed, locale } = kept.parse(settings);
  return { way: notifyBy, most: notifyMost, closed: directClosed, locale };
}

/** What to save of a change. */
export const savedPreferences = ({
  way,
  most,
  closed,
  locale,
}: Partial<Preferences>): JsonObject => ({
  ...(way === undefined ? {} : { notifyBy: way }),
  ...(most === undefined ? {} : { notifyMost: most }),
  ...(closed === undefined ? {} : { directClosed: closed }),
  ...(locale === undefined ? {} : { locale }),
});

/** Mentioned whenever a match waits: this requires no look-up and no note. */
export const isUsual = ({ way, most }: Preferences): boolean => way === 'mention' && most === null;
