import { createHash } from 'node:crypto';
import { type RandomState, seedRandom } from '../../kernel/random.ts';
import type { StoredMatch } from './saved/store.ts';

/**
 * Luck that is the same whenever it is asked for about the same thing, and another in each match. It comes of what
 * everyone knows, and says nothing of the match's own dice.
 */
export function luckAbout(
  { id, seedHash }: Pick<StoredMatch, 'id' | 'seedHash'>,
  ...about: readonly (string | number)[]
): RandomState {
  const seed = createHash('sha256')
    .update([seedHash ?? id, ...about].join(':'))
    .digest('hex');
  return seedRandom(seed.slice(0, 32));
}
