import type { Effect } from '../language/effect.ts';

/** An effect with all that is inside it, or all the effects of an ability. */
export function within(value: unknown): Effect[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'kind' in value ? [value as Effect] : [];
  return [...own, ...Object.values(value).flatMap(within)];
}
