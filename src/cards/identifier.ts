import { z } from 'zod';

/** What the id of something from a pack has behind it; see `kernel/packs.ts`. */
const OF_PACK = 9;

/**
 * A schema for ids: lower case words joined by hyphens, short enough for addresses: `frox-raider`. What comes
 * from a pack has the pack's digest behind it once it is registered.
 * @param most letters at most, apart from the digest
 */
export const identifier = (most = 40) =>
  z
    .string()
    .max(most + OF_PACK, { error: `at most ${most} letters`, abort: true })
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*(@[a-z0-9]{8})?$/,
      'lower case words joined by hyphens, such as "frox-raider"',
    )
    .refine((id) => (id.split('@')[0] ?? '').length <= most, `at most ${most} letters`);
