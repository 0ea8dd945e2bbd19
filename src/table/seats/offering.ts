import type { TableContext } from '../context.ts';
import type { Membership } from '../crowd/membership.ts';
import { summaryOf } from '../looking/visible.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { StoredMatch } from '../saved/store.ts';
import type { Person } from '../summary.ts';
import type { Changed } from '../table.ts';
import { touch } from '../time/noting.ts';
import { seatOf } from './claims.ts';
import { changed, inPlay, nothing, type Work } from './in-play.ts';
import { closeOffers, type Offer, offerSlot } from './offers.ts';
import { seatWith } from './seat-with.ts';
import { whyNotSit } from './who-may-sit.ts';

export const offerSeat = (
  context: TableContext,
  matchId: string,
  userId: string,
  { userId: toId, name }: Person,
): Promise<Changed | Refused> =>
  inPlay(context, matchId, (stored) => {
    const match = summaryOf(stored);
    const { desk } = stored;
    const own = seatOf(stored, userId);
    if (!own) return nothing(refuse({ refusal: 'not-seated', match }));
    const to = { userId: toId, name };
    const why = whyNotSit(context, stored, toId, own.seat);
    if (why) return nothing(refuse({ refusal: 'cannot-sit', match, person: to, why }));
    const before = closeOffers(context, stored, 'withdrawn', ({ seat }) => seat === own.seat);
    desk.notices += 1;
    const offer: Offer = { number: desk.notices, seat: own.seat, from: userId, to };
    desk.offers.push(offer);
    touch(desk, context.now());
    const slots = [...before, offerSlot(context, offer, 'asked')];
    return changed(stored, { match: stored, slots, involved: [toId] });
  });

export const answerOffer = (
  context: TableContext,
  matchId: string,
  person: Person,
  number: number,
  accepts: boolean,
  membership?: Membership,
): Promise<Changed | Refused> =>
  inPlay(context, matchId, (stored) => {
    const match = summaryOf(stored);
    const offer = stored.desk.offers.find((one) => one.number === number);
    if (!offer) return nothing(refuse({ refusal: 'no-such-offer', match }));
    const { from, to } = offer;
    const isTheirs = to.userId === person.userId;
    if (!isTheirs && (accepts || from !== person.userId)) {
      return nothing(refuse({ refusal: 'not-offered', match, to }));
    }
    if (accepts) return accepted(context, stored, offer, person, membership);
    const outcome = isTheirs ? 'declined' : 'withdrawn';
    const slots = closeOffers(context, stored, outcome, (one) => one === offer);
    return changed(stored, { match: stored, slots });
  });

/** Who hosts the match gives that away with the seat. */
function accepted(
  context: TableContext,
  stored: StoredMatch,
  offer: Offer,
  person: Person,
  membership?: Membership,
): Work {
  const { from, seat } = offer;
  const match = summaryOf(stored);
  const holder = stored.seats.find((one) => one.seat === seat);
  if (!holder) return nothing(refuse({ refusal: 'no-such-offer', match }));
  // Since the offer they may have voted in a crowd.
  const why = whyNotSit(context, stored, person.userId, seat, membership);
  if (why) return nothing(refuse({ refusal: 'cannot-sit', match, person, why }));
  const slots = closeOffers(context, stored, 'accepted', (one) => one === offer);
  if (stored.hostId === from) stored.hostId = person.userId;
  return changed(
    stored,
    seatWith(context, stored, holder, person, () => slots),
  );
}
