import { seatOf } from '../../match/claims/claims.ts';
import { whyNotSit } from '../../match/claims/who-may-sit.ts';
import type { TableContext } from '../../match/context.ts';
import type { Desk } from '../../match/saved/desk.ts';
import type { SeatOfferOutcome } from '../../match/saved/slot.ts';
import type { SlotChange, StoredMatch } from '../../match/saved/store.ts';
import { noticeAgain } from './notice.ts';

export type Offer = Desk['offers'][number];

/** The single message of an offer, which shows its state. @param dueAt when it is posted; at once unless given */
export const offerSlot = (
  context: TableContext,
  { number, seat, from, to }: Offer,
  outcome: SeatOfferOutcome,
  dueAt?: Date,
): SlotChange => {
  const offer = { number, seat, from, to: to.userId, outcome };
  return noticeAgain(context, number, { notice: 'seat-offer', offer }, dueAt);
};

/** Settles the matching open offers, so that nobody can answer them any more. */
export function closeOffers(
  context: TableContext,
  { desk }: Pick<StoredMatch, 'desk'>,
  outcome: Exclude<SeatOfferOutcome, 'asked'>,
  fits: (offer: Offer) => boolean = () => true,
): SlotChange[] {
  const closed = desk.offers.filter(fits);
  desk.offers = desk.offers.filter((offer) => !closed.includes(offer));
  return closed.map((offer) => offerSlot(context, offer, outcome));
}

/** Settles offers of seats that are no longer their givers', and to people who sit elsewhere by now. */
export const closeOvertaken = (context: TableContext, stored: StoredMatch): SlotChange[] =>
  closeOffers(
    context,
    stored,
    'overtaken',
    ({ seat, from, to }) =>
      seatOf(stored, from)?.seat !== seat || whyNotSit(context, stored, to.userId, seat) !== null,
  );
