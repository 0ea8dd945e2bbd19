import { isPerson } from '../../match/people/holders.ts';
import type { StoredMatch } from '../../match/saved/store.ts';

type Hosted = Pick<StoredMatch, 'hostId' | 'seats' | 'desk'>;

/**
 * A companion plays for somebody from now on, nobody knows until when: if they hosted the match, another
 * person does, until they are back. A host who has said when they are back stays host.
 * @param wanting who wants it so, by user id: the first of them hosts
 * @returns who hosts it from now on, by user id; null where that has not become another
 */
export function hostingGoesOver(
  stored: Hosted,
  userId: string,
  wanting: readonly string[] = [],
): string | null {
  const { desk, hostId, seats } = stored;
  if (hostId !== userId) return null;
  const others = seats.filter((holder) => isPerson(holder) && holder.userId !== userId);
  const next =
    wanting.find((one) => others.some((other) => other.userId === one)) ??
    (others.find(({ seat }) => !(seat in desk.away)) ?? others[0])?.userId;
  if (next === undefined) return null;
  desk.hostAway ??= userId;
  stored.hostId = next;
  return next;
}

/** Whether somebody hosts the match again when they have their seat back. */
export const hostsAgain = ({ desk }: Pick<Hosted, 'desk'>, userId: string): boolean =>
  desk.hostAway === userId;

/** Somebody has the seat back that a companion has kept for them, and the hosting with it. */
export function hostingComesBack(stored: Hosted, userId: string): void {
  if (!hostsAgain(stored, userId)) return;
  stored.hostId = userId;
  stored.desk.hostAway = null;
}

/** Somebody's seat is another's for good: what they had of the hosting goes with it. */
export function hostingGoesWithSeat(stored: Hosted, from: string, to: string): void {
  if (stored.hostId === from) stored.hostId = to;
  if (hostsAgain(stored, from)) hostingStays(stored);
}

/** The current host stays host, even when the previous one is back. */
export function hostingStays({ desk }: Pick<Hosted, 'desk'>): void {
  desk.hostAway = null;
}
