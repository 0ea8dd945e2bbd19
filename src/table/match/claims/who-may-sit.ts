import type { SeatId } from '../../../kernel/decision.ts';
import { gameOf, type TableContext } from '../context.ts';
import type { Membership } from '../people/crowd.ts';
import type { WhyNotSit } from '../refusal.ts';
import type { StoredMatch } from '../saved/store.ts';
import { knowsAnother, sawInside, seatOf } from './claims.ts';
import { crowdSeatOf } from './membership.ts';

/**
 * Why somebody can't have a seat; null if they can. If everyone has secrets from each other, a person who may
 * have seen one hand, by playing it or as part of a crowd, plays no other. An administrator who has looked
 * inside plays none.
 * @param membership the groups that they belong to, as far as that is known
 */
export function whyNotSit(
  context: TableContext,
  stored: Pick<StoredMatch, 'gameId' | 'seats' | 'desk' | 'threadId'>,
  userId: string,
  seat: SeatId,
  membership?: Membership,
): WhyNotSit | null {
  if (seatOf(stored, userId)) return 'seated';
  if (sawInside(stored, userId)) return 'insider';
  if (knowsAnother(context, stored, userId, seat)) return 'knows-another';
  const crowd = crowdSeatOf(context, stored, userId, membership);
  const together = gameOf(context, stored.gameId)?.rules.cooperative;
  return crowd && crowd.seat !== seat && !together ? 'knows-another' : null;
}
