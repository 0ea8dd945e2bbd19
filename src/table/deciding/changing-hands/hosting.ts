import { isPerson } from '../../match/people/holders.ts';
import type { StoredMatch } from '../../match/saved/store.ts';

type Hosted = Pick<StoredMatch, 'hostId' | 'seats' | 'desk'>;

/**
 * A companion plays for somebody from now on, nobody knows until when: if they hosted the match, another person
 * does, until they are back. A host who has said when they are back stays host.
 * @param wanting who asked for it, by user id: the first of them hosts
 * @returns the new host, by user id; null if the host stays the same
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

/** Somebody has back the seat that a companion has kept for them, and hosting with it. */
export function hostingComesBack(stored: Hosted, userId: string): void {
  if (!hostsAgain(stored, userId)) return;
  stored.hostId = userId;
  stored.desk.hostAway = null;
}

/** Somebody's seat is permanently another person's: any claim to hosting goes with it. */
export function hostingGoesWithSeat(stored: Hosted, from: string, to: string): void {
  if (stored.hostId === from) stored.hostId = to;
  if (hostsAgain(stored, from)) hostingStays(stored);
}

/** The current host stays host, even when the previous one is back. */
export function hostingStays({ desk }: Pick<Hosted, 'desk'>): void {
  desk.hostAway = null;
}
