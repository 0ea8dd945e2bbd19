import type { TableContext } from '../context.ts';
import { isCrowd, type Membership, roleOf } from '../people/crowd.ts';
import type { StoredMatch } from '../saved/store.ts';
import type { SeatHolder } from '../saved/summary.ts';
import { knowsAnother, sawInside, seatOf } from './claims.ts';

/** Somebody about whom nothing is known is in no crowd. */
const NO_MEMBERSHIP: Membership = { threadId: null, roles: [] };

type Seated = Pick<StoredMatch, 'gameId' | 'seats' | 'desk' | 'threadId'>;

/**
 * The seat of the crowd that a person is part of. A person with a seat of their own, even one that a companion
 * keeps, is part of none, nor is anyone who knows another hand or has looked inside.
 */
export function crowdSeatOf(
  context: TableContext,
  stored: Seated,
  userId: string,
  { threadId, roles }: Membership = NO_MEMBERSHIP,
): SeatHolder | undefined {
  if (seatOf(stored, userId) || sawInside(stored, userId)) return undefined;
  return stored.seats.filter(isCrowd).find((holder) => {
    const role = roleOf(holder);
    const isIn =
      role === null ? threadId !== null && threadId === stored.threadId : roles.includes(role);
    return isIn && !knowsAnother(context, stored, userId, holder.seat);
  });
}

/** The seat that somebody plays and looks from: their own, or that of their crowd. */
export const playedSeatOf = (
  context: TableContext,
  stored: Seated,
  userId: string,
  membership?: Membership,
): SeatHolder | undefined =>
  stored.seats.find((holder) => holder.userId === userId) ??
  crowdSeatOf(context, stored, userId, membership);
