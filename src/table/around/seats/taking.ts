import type { SeatId } from '../../../kernel/decision.ts';
import { seatWith } from '../../deciding/changing-hands/seat-with.ts';
import { changed, nothing } from '../../deciding/changing-hands/seat-work.ts';
import { givenBack } from '../../deciding/changing-hands/to-companion.ts';
import { isOpen, keptFor, ownerOf, seatOf } from '../../match/claims/claims.ts';
import { whyNotSit } from '../../match/claims/who-may-sit.ts';
import type { TableContext } from '../../match/context.ts';
import type { Membership } from '../../match/people/crowd.ts';
import { personIn } from '../../match/people/holders.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { Changed, Person } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { noticeSlot } from '../../telling/notices/notice.ts';
import { withSomebody } from './in-play.ts';

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
    const { seat } = holder;
    const why = whyNotSit(context, stored, person.userId, seat, membership);
    if (why) return nothing(refuse({ refusal: 'cannot-sit', match, person, why }));
    if (open.length > 1) return nothing(refuse({ refusal: 'which-seat', match, seats: open }));
    const hosts =
      ownerOf(stored, holder)?.userId === stored.hostId ? ({ hosts: true } as const) : {};
    const data = {
      notice: 'seat-taken',
      seat,
      from: personIn(holder),
      by: person.userId,
      ...hosts,
    } as const;
    const told = () => [noticeSlot(context, stored.desk, data)];
    return changed(seatWith(context, stored, holder, person, told));
  });
