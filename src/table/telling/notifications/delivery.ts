import type { Delivery } from '../../match/saved/notification-records.ts';
import type { Preferences } from './preferences.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Notifications after this time count towards the current limit. */
export const aDayBefore = (now: Date): Date => new Date(now.getTime() - DAY);

export const USUAL: Delivery = { mention: true, direct: false, nextAt: null };
export const NOTHING: Delivery = { mention: false, direct: false, nextAt: null };

/** @param earlier when the person was notified within the day before, oldest first */
export function deliveryFor(
  { way, most, closed }: Preferences,
  earlier: readonly Date[],
  now: Date,
): Delivery {
  if (way === 'none' || (most !== null && earlier.length >= most)) return NOTHING;
  return {
    mention: way !== 'direct' || closed,
    direct: way !== 'mention' && !closed,
    nextAt: nextAfter([...earlier, now], most),
  };
}

/** When the oldest of as many as are allowed is a day old. */
function nextAfter(all: readonly Date[], most: number | null): Date | null {
  const oldest = most === null ? undefined : all.at(-most);
  return oldest ? new Date(oldest.getTime() + DAY) : null;
}
