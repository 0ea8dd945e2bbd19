import type { Revised } from '../../../companions/plan.ts';
import type { SavedWords } from '../../../texts/saved-words.ts';
import type { Stopping } from '../saved/left-orders.ts';

/** Why orders stop, or a plan has changed, with the label of the deed concerned. */
export function stoppingBy(why: Revised, orders: readonly { label: SavedWords }[]): Stopping {
  if (!('at' in why)) return why;
  const { at, ...rest } = why;
  return { ...rest, label: orders[at]?.label ?? '' };
}
