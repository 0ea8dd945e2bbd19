import { z } from 'zod';
import { hint } from '../kernel/hint.ts';

/** What the id of something from a pack has behind it; see `kernel/packs.ts`. */
const OF_PACK = 9;

/**
 * A schema for ids: lower case words joined by hyphens, short enough for addresses: `frox-raider`. What comes
 * from a pack has the pack's digest behind it once it is registered.
 * @param most letters at most, apart from the digest
 */
export const identifier = (most = 40) => {
  const letters = hint('packs.fits.letters', { most });
  return z
    .string()
    .max(most + OF_PACK, { error: letters, abort: true })
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*(@[a-z0-9]{8})?$/, hint('packs.fits.id'))
    .refine((id) => (id.split('@')[0] ?? '').length <= most, letters);
};
