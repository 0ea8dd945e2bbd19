import type { SeatId } from '../../kernel/decision.ts';
import type { TableContext } from '../context.ts';
import type { Membership } from '../crowd/crowd.ts';
import { summaryOf } from '../looking/visible.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { Changed, Person } from '../summary.ts';
import { noticeSlot } from '../telling/notice.ts';
import { isOpen, keptFor, ownerOf, seatOf } from './claims.ts';
import { withSomebody } from './in-play.ts';
import { seatWith } from './seat-with.ts';
import { changed, nothing } from './seat-work.ts';
import { givenBack } from './to-companion.ts';
import { whyNotSit } from './who-may-sit.ts';

export const takeSeat = (
  context: TableContext,
  matchId: string,
  person: Person,
  wanted: SeatId | null,
  membership?: Membership,
): Promise<Changed | Refused> =>
  withSomebody(context, matchId, person.userId, (stored) => {
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
    const hosts =
      ownerOf(stored, holder)?.userId === stored.hostId ? ({ hosts: true } as const) : {};
    const data = { notice: 'seat-taken', seat, from, by: person.userId, ...hosts } as const;
    const told = () => [noticeSlot(context, stored.desk, data)];
    return changed(seatWith(context, stored, holder, person, told));
  });
