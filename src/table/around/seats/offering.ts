import { seatWith } from '../../deciding/changing-hands/seat-with.ts';
import { changed, nothing, type Work } from '../../deciding/changing-hands/seat-work.ts';
import { seatOf } from '../../match/claims/claims.ts';
import { whyNotSit } from '../../match/claims/who-may-sit.ts';
import type { TableContext } from '../../match/context.ts';
import type { Membership } from '../../match/people/crowd.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { Changed, Person } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { touch } from '../../match/time/noting.ts';
import { wakingFrom } from '../../match/time/waking-hours.ts';
import { hoursOf } from '../../match/time/whose-hours.ts';
import { closeOffers, type Offer, offerSlot } from '../../telling/notices/offers.ts';
import { withSomebody } from './in-play.ts';
import type { Seats } from './seats.ts';

/** If it is night for the person it is offered to, they are asked in the morning. */
export async function offerSeat(
  context: TableContext,
  matchId: string,
  userId: string,
  { userId: toId, name }: Person,
): ReturnType<Seats['offerSeat']> {
  let asksAt: Date | null = null;
  const done = await withSomebody(context, matchId, toId, (stored) => {
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
    const now = context.now();
    touch(desk, now);
    const morning = wakingFrom(now, hoursOf(stored, toId));
    asksAt = morning > now ? morning : null;
    const slots = [...before, offerSlot(context, offer, 'asked', morning)];
    return changed({ match: stored, slots, involved: [toId] });
  });
  return done.ok ? { ...done, asksAt } : done;
}

export const answerOffer = (
  context: TableContext,
  matchId: string,
  person: Person,
  number: number,
  accepts: boolean,
  membership?: Membership,
): Promise<Changed | Refused> =>
  withSomebody(context, matchId, person.userId, (stored) => {
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
    return changed({ match: stored, slots });
  });

/** A host who gives the seat away gives away hosting with it. */
function accepted(
  context: TableContext,
  stored: StoredMatch,
  offer: Offer,
  person: Person,
  membership?: Membership,
): Work {
  const { seat } = offer;
  const match = summaryOf(stored);
  const holder = stored.seats.find((one) => one.seat === seat);
  if (!holder) return nothing(refuse({ refusal: 'no-such-offer', match }));
  // Since the offer they may have voted in a crowd.
  const why = whyNotSit(context, stored, person.userId, seat, membership);
  if (why) return nothing(refuse({ refusal: 'cannot-sit', match, person, why }));
  const slots = closeOffers(context, stored, 'accepted', (one) => one === offer);
  return changed(seatWith(context, stored, holder, person, () => slots));
}
