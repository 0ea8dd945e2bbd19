import type { Effect } from './effect.ts';

/** What is printed never changes. */
const known = new WeakMap<object, readonly Effect[]>();

/** An effect with all that is inside it, or all the effects of an ability. */
export function within(value: unknown): readonly Effect[] {
  if (typeof value !== 'object' || value === null) return NONE;
  let found = known.get(value);
  if (!found) {
    const own = 'kind' in value ? [value as Effect] : [];
    found = [...own, ...Object.values(value).flatMap(within)];
    known.set(value, found);
  }
  return found;
}

const NONE: readonly Effect[] = [];
