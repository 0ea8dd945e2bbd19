import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json.ts';
import { isTimeZone, type QuietHours, quietHours } from './match-settings.ts';

/** What is known about somebody's nights, in all matches on all servers. */
export interface OwnHours {
  /** Their own quiet hours; null for none at all, `table` for those of each table. */
  quiet: QuietHours | null | 'table';
  /** The zone that they have set, an IANA name; null if they have set none. */
  timeZone: string | null;
  /** Where they live, guessed from their language; null if it gives no clue. */
  guessedZone: string | null;
}

const zone = z.string().refine(isTimeZone).nullable().catch(null);

/** The saved form, next to everything else that a person has set. */
const kept = z
  .object({
    quiet: z.union([quietHours, z.enum(['none', 'table'])]).catch('table'),
    timeZone: zone,
    guessedZone: zone,
  })
  .catch({ quiet: 'table', timeZone: null, guessedZone: null });

/** @param settings what is kept about a person; whatever can't be read counts as not set */
export function ownHoursIn(settings: unknown): OwnHours {
  const { quiet, ...zones } = kept.parse(settings);
  return { ...zones, quiet: quiet === 'none' ? null : quiet };
}

/** What to save of a change. */
export const savedHours = ({ quiet, timeZone, guessedZone }: Partial<OwnHours>): JsonObject => ({
  ...(quiet === undefined ? {} : { quiet: quiet ?? 'none' }),
  ...(timeZone === undefined ? {} : { timeZone }),
  ...(guessedZone === undefined ? {} : { guessedZone }),
});

/** The zone for their nights, as far as known. */
export const zoneOf = ({ timeZone, guessedZone }: OwnHours): string | null =>
  timeZone ?? guessedZone;
