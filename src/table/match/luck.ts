import { createHash } from 'node:crypto';
import { type RandomState, seedRandom } from '../../kernel/random.ts';
import type { StoredMatch } from './saved/store.ts';

/**
 * Luck that is the same whenever it is asked for about the same thing, and different in each match. It depends
 * on public knowledge only, and says nothing about the match's own dice.
 */
export const luckAbout = (...about: Parameters<typeof seedAbout>): RandomState =>
  seedRandom(seedAbout(...about));

/** The seed of `luckAbout`: 32 hexadecimal digits. */
export const seedAbout = (
  { id, seedHash }: Pick<StoredMatch, 'id' | 'seedHash'>,
  ...about: readonly (string | number)[]
): string =>
  createHash('sha256')
    .update([seedHash ?? id, ...about].join(':'))
    .digest('hex')
    .slice(0, 32);
