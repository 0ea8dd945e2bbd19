import type { SeatId } from '../../../kernel/decision.ts';
import { gameOf, type TableContext } from '../context.ts';
import { isCompanion } from '../people/holders.ts';
import type { StoredMatch } from '../saved/store.ts';
import type { Person, SeatHolder, SittingIn } from '../saved/summary.ts';

type Seated = Pick<StoredMatch, 'seats' | 'desk'>;

/** The seat that a companion keeps for somebody. */
export const keptFor = ({ seats, desk }: Seated, userId: string): SeatHolder | undefined =>
  seats.find(({ seat }) => desk.companions[seat]?.userId === userId);

/** Somebody's seat: where they sit, or the one that a companion keeps for them. */
export const seatOf = (stored: Seated, userId: string): SeatHolder | undefined =>
  stored.seats.find((holder) => holder.userId === userId) ?? keptFor(stored, userId);

/** Whose seat it is: the person who sits there, or for whom a companion keeps it. */
export const ownerOf = ({ desk }: Pick<Seated, 'desk'>, holder: SeatHolder): Person | null =>
  isCompanion(holder) ? (desk.companions[holder.seat] ?? null) : holder;

export const isOpen = ({ desk }: Pick<Seated, 'desk'>, holder: SeatHolder): boolean =>
  isCompanion(holder) && desk.openSeats.includes(holder.seat);

/**
 * Whether somebody has played another seat, alone or in a crowd, and knows its hand. If all play together, that
 * does no harm.
 */
export const knowsAnother = (
  context: TableContext,
  { gameId, desk }: Pick<StoredMatch, 'gameId' | 'desk'>,
  userId: string,
  seat: SeatId,
): boolean =>
  !gameOf(context, gameId)?.rules.cooperative &&
  Object.entries(desk.sat).some(([other, before]) => other !== seat && before.includes(userId));

/** Whether somebody has seen what is hidden in a match as an administrator, so that they can't play in it. */
export const sawInside = ({ desk }: Pick<StoredMatch, 'desk'>, userId: string): boolean =>
  desk.insiders.includes(userId);

/** The companions that play for somebody, or until anybody comes. */
export const sittingsIn = (stored: Seated): SittingIn[] =>
  stored.seats.filter(isCompanion).flatMap((holder) => {
    const owner = stored.desk.companions[holder.seat] ?? null;
    const open = isOpen(stored, holder);
    const until = stored.desk.sitting[holder.seat]?.until ?? null;
    if (owner === null && !open) return [];
    return [{ ...holder, owner, open, until: until === null ? null : new Date(until) }];
  });

/** Whether a companion plays a seat only because its person's time was up. */
export const isAsleep = ({ desk }: Pick<StoredMatch, 'desk'>, seat: string): boolean =>
  desk.sitting[seat]?.asleep ?? false;
