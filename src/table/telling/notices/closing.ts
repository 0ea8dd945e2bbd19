import type { Consequence } from '../../match/consequence.ts';
import type { TableContext } from '../../match/context.ts';
import type { SlotChange, StoredMatch } from '../../match/saved/store.ts';
import { isAbsent } from '../../match/shown/absent.ts';
import { closeOffers } from './offers.ts';
import { closeReplacing } from './replacing.ts';
import { endSitting } from './sitting.ts';

/** A person who has chosen is back, and at the end nobody needs a seat. */
export const seatsSettled: Consequence<TableContext> = {
  done: (context, { stored, state }) =>
    state.outcome === null ? closeForReturned(context, stored) : closeSeats(context, stored),
};

/** The match is over: nobody can take a seat, be given one or be voted off one any more. */
export const closeSeats = (context: TableContext, stored: StoredMatch): SlotChange[] => [
  ...closeOffers(context, stored, 'overtaken'),
  ...stored.seats.flatMap((holder) => [
    ...closeReplacing(context, stored, holder),
    ...endSitting(context, stored, holder.seat),
  ]),
];

/** Ends votes on people who are back. */
export const closeForReturned = (context: TableContext, stored: StoredMatch): SlotChange[] =>
  stored.seats
    .filter(({ seat }) => seat in stored.desk.replacing)
    .filter((holder) => !isAbsent(stored, holder, context.now()))
    .flatMap((holder) => closeReplacing(context, stored, holder));
