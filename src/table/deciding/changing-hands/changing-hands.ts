import { ownerOf } from '../../match/claims/claims.ts';
import { gameOf, type TableContext } from '../../match/context.ts';
import { forgetOrders } from '../../match/notes/orders.ts';
import { giveUsual } from '../../match/notes/standing-answers.ts';
import { isPerson } from '../../match/people/holders.ts';
import type { SlotChange, StoredMatch } from '../../match/saved/store.ts';
import type { Person, SeatHolder } from '../../match/saved/summary.ts';
import { lobbySlot } from '../../telling/notices/lobby-slot.ts';
import { closeOvertaken } from '../../telling/notices/offers.ts';
import { closeReplacing } from '../../telling/notices/replacing.ts';
import { endSitting } from '../../telling/notices/sitting.ts';
import { askAnew } from '../../telling/notices/undo-request.ts';
import { hostingComesBack, hostingGoesWithSeat } from './hosting.ts';

/**
 * Notes that somebody else holds a seat from now on. A companion is noted on the desk beforehand, with the
 * person it keeps the seat for.
 * @returns the messages about the seat that are now out of date
 */
export function changeHands(
  context: TableContext,
  stored: StoredMatch,
  before: SeatHolder,
  { userId, name }: Person,
): SlotChange[] {
  const { desk } = stored;
  const { seat } = before;
  const owner = ownerOf(stored, before);
  const slots = [...endSitting(context, stored, seat), ...closeReplacing(context, stored, before)];
  if (isPerson(before)) {
    desk.sat[seat] = [...new Set([...(desk.sat[seat] ?? []), before.userId])];
  }
  stored.seats = stored.seats.map((holder) =>
    holder === before ? { ...holder, userId, name } : holder,
  );
  delete desk.away[seat];
  desk.filledIn = desk.filledIn.filter((one) => one !== seat);
  desk.missed = desk.missed.filter((one) => one !== seat);
  forgetOrders(desk, seat);
  if (isPerson({ userId })) {
    delete desk.companions[seat];
    if (owner?.userId === userId) hostingComesBack(stored, userId);
    else {
      if (owner) hostingGoesWithSeat(stored, owner.userId, userId);
      beginAnew(context, stored, seat);
    }
  }
  return [...slots, ...closeOvertaken(context, stored)];
}

/** Updates whatever else depends on who sits where, once all consequences of the change are told. */
export const tellHands = (context: TableContext, stored: StoredMatch): SlotChange[] => [
  ...askAnew(context, stored),
  // The card shows the end of a match anyway.
  ...(stored.status === 'playing' ? [lobbySlot(context.now())] : []),
];

/** Somebody's standing answers, and what they may take back, do not pass to the next person. */
function beginAnew(context: TableContext, { gameId, desk }: StoredMatch, seat: string): void {
  delete desk.standing[seat];
  desk.ended = desk.ended.filter((one) => one.seat !== seat);
  const game = gameOf(context, gameId);
  if (game) giveUsual(game, desk, seat);
  if (desk.free?.seat === seat) desk.free = null;
  desk.forThem = desk.forThem.filter((one) => one.seat !== seat);
  desk.answeredFor = desk.answeredFor.filter((one) => one.seat !== seat);
  desk.offeredAsking = desk.offeredAsking.filter((one) => one !== seat);
  delete desk.looked[seat];
  delete desk.visitBefore[seat];
}
