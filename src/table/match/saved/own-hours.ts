import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json.ts';
import { isTimeZone, type QuietHours, quietHours } from './match-settings.ts';

/** What is known of somebody's nights, in all matches on all servers. */
export interface OwnHours {
  /** Their own quiet hours; null for none at all, `table` for those of each table. */
  quiet: QuietHours | null | 'table';
  /** The zone that they have set, an IANA name; null where they have set none. */
  timeZone: string | null;
  /** Where they live as far as their language tells; null where it tells nothing. */
  guessedZone: string | null;
}

const zone = z.string().refine(isTimeZone).nullable().catch(null);

/** As it is kept, beside everything else that a person has set. */
const kept = z
  .object({
    quiet: z.union([quietHours, z.enum(['none', 'table'])]).catch('table'),
    timeZone: zone,
    guessedZone: zone,
  })
  .catch({ quiet: 'table', timeZone: null, guessedZone: null });

/** @param settings what is kept of a person; whatever of it can't be read is as if it had not been set */
export function ownHoursIn(settings: unknown): OwnHours {
  const { quiet, ...zones } = kept.parse(settings);
  return { ...zones, quiet: quiet === 'none' ? null : quiet };
}

/** What to keep of a change. */
export const savedHours = ({ quiet, timeZone, guessedZone }: Partial<OwnHours>): JsonObject => ({
  ...(quiet === undefined ? {} : { quiet: quiet ?? 'none' }),
  ...(timeZone === undefined ? {} : { timeZone }),
  ...(guessedZone === undefined ? {} : { guessedZone }),
});

/** The zone that their nights are meant in, as far as that is known. */
export const zoneOf = ({ timeZone, guessedZone }: OwnHours): string | null =>
  timeZone ?? guessedZone;
