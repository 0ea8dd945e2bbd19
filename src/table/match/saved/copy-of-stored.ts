import { copyOf } from '../../../kernel/json.ts';
import type { Match } from '../../../kernel/match.ts';
import type { StoredMatch } from './store.ts';

/**
 * A match as it is stored, to be changed while the one that was read stays as it is. A sixth of the time of a
 * structured clone, which every choice would wait for.
 *
 * @param state the copy's own
 */
export function copyOfStored(stored: StoredMatch, state: Match): StoredMatch {
  const copied = Object.entries({ ...stored, state: null }).map(([name, value]) => [
    name,
    // A point in time is never changed, only replaced.
    value instanceof Date ? value : copyOf(value),
  ]);
  return { ...Object.fromEntries(copied), state };
}
