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
 * Notes that somebody else holds a seat from now on. A companion is noted on the desk beforehand, with
 * whom it keeps the seat for.
 * @returns the messages that were about the seat as it was
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

/** Brings up to date what else is about who sits where, when all is told that has come of the change. */
export const tellHands = (context: TableContext, stored: StoredMatch): SlotChange[] => [
  ...askAnew(context, stored),
  // The end of a match shows on its card by itself.
  ...(stored.status === 'playing' ? [lobbySlot(context.now())] : []),
];

/** What somebody has answered for good, or may take back, does not go to the next one. */
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
