import type { SeatId } from '../../kernel/decision.ts';
import { givenBack, toCompanion } from '../companions/hand-over.ts';
import { isCompanion } from '../companions/holders.ts';
import type { TableContext } from '../context.ts';
import type { Membership } from '../crowd/membership.ts';
import { summaryOf } from '../looking/visible.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { Person } from '../summary.ts';
import type { Changed } from '../table.ts';
import { noticeSlot } from '../telling/notice.ts';
import { isOpen, keptFor, ownerOf, seatOf } from './claims.ts';
import { changed, inPlay, nothing } from './in-play.ts';
import { seatWith } from './seat-with.ts';
import { beginSitting, tellOpen } from './sitting.ts';
import { whyNotSit } from './who-may-sit.ts';

export const takeSeat = (
  context: TableContext,
  matchId: string,
  person: Person,
  wanted: SeatId | null,
  membership?: Membership,
): Promise<Changed | Refused> =>
  inPlay(context, matchId, (stored) => {
    const match = summaryOf(stored);
    const kept = keptFor(stored, person.userId);
    if (kept && (wanted === null || wanted === kept.seat)) {
      return givenBack(context, stored, kept, person);
    }
    if (seatOf(stored, person.userId)) return nothing(refuse({ refusal: 'already-seated', match }));
    const open = stored.seats
      .filter((holder) => isOpen(stored, holder))
      .filter(({ seat }) => wanted === null || seat === wanted);
    const [holder] = open;
    if (!holder) return nothing(refuse({ refusal: 'no-open-seat', match }));
    const { seat, name: from } = holder;
    const why = whyNotSit(context, stored, person.userId, seat, membership);
    if (why) return nothing(refuse({ refusal: 'cannot-sit', match, person, why }));
    if (open.length > 1) return nothing(refuse({ refusal: 'which-seat', match, seats: open }));
    const data = { notice: 'seat-taken', seat, from, by: person.userId } as const;
    const told = () => [noticeSlot(context, stored.desk, data)];
    return changed(stored, seatWith(context, stored, holder, person, told));
  });

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
    return changed(stored, { match: stored, slots });
  });
