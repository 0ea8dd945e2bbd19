import type { SeatId } from '../../../kernel/decision.ts';
import { changed, nothing } from '../../deciding/changing-hands/seat-work.ts';
import { toCompanion } from '../../deciding/changing-hands/to-companion.ts';
import { isOpen, ownerOf, seatOf } from '../../match/claims/claims.ts';
import type { TableContext } from '../../match/context.ts';
import { isCompanion } from '../../match/people/holders.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { Changed } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { lobbySlot } from '../../telling/notices/lobby-slot.ts';
import { beginSitting, tellClosed, tellOpen } from '../../telling/notices/sitting.ts';
import { inPlay } from './in-play.ts';
import type { Seats } from './seats.ts';

export const openSeat = (
  context: TableContext,
  matchId: string,
  userId: string,
  wanted: SeatId | null,
): Promise<Changed | Refused> =>
  inPlay(context, matchId, (stored, game) => {
    const match = summaryOf(stored);
    const { desk } = stored;
    const holder =
      wanted === null ? seatOf(stored, userId) : stored.seats.find((one) => one.seat === wanted);
    if (!holder) return nothing(refuse({ refusal: 'no-such-companion', match }));
    const { seat } = holder;
    const isOwn = ownerOf(stored, holder)?.userId === userId;
    const isKept = !isCompanion(holder) || desk.sitting[seat]?.until != null;
    if (!isOwn && (stored.hostId !== userId || isKept)) {
      return nothing(refuse({ refusal: 'not-yours-to-open', match }));
    }
    if (!isCompanion(holder)) return toCompanion(context, stored, game, holder, { open: true });
    const slots = desk.sitting[seat]
      ? tellOpen(context, stored, seat)
      : beginSitting(context, stored, seat, holder, { until: null, voted: [], open: true });
    return changed({ match: stored, slots: [...slots, lobbySlot(context.now())] });
  });

export async function closeSeat(
  context: TableContext,
  matchId: string,
  userId: string,
  wanted: SeatId | null,
): ReturnType<Seats['closeSeat']> {
  let closed: SeatId[] = [];
  const done = await inPlay(context, matchId, (stored) => {
    const match = summaryOf(stored);
    const open = stored.seats
      .filter((holder) => isOpen(stored, holder))
      .filter(({ seat }) => wanted === null || seat === wanted);
    if (open.length === 0) return nothing(refuse({ refusal: 'no-seat-to-close', match }));
    closed = open
      .filter((holder) => stored.hostId === userId || ownerOf(stored, holder)?.userId === userId)
      .map(({ seat }) => seat);
    if (closed.length === 0) return nothing(refuse({ refusal: 'not-yours-to-close', match }));
    const slots = closed.flatMap((seat) => tellClosed(context, stored, seat));
    return changed({ match: stored, slots: [...slots, lobbySlot(context.now())] });
  });
  return done.ok ? { ...done, closed } : done;
}
