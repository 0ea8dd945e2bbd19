import type { SeatId } from '../../../kernel/decision.ts';
import { changed, nothing } from '../../deciding/changing-hands/seat-work.ts';
import { givenBack } from '../../deciding/changing-hands/to-companion.ts';
import { isAsleep, keptFor } from '../../match/claims/claims.ts';
import type { TableContext } from '../../match/context.ts';
import { noteTold } from '../../match/notes/answered-for.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { Desk } from '../../match/saved/desk.ts';
import type { Changed, Person } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { noteVisit } from '../../match/time/noting.ts';
import { inPlay } from './in-play.ts';

/** Notes that somebody looks at what they are asked; if their seat sleeps, they get it back. */
export const comeToLook = (
  context: TableContext,
  matchId: string,
  person: Person,
): Promise<Changed | Refused> =>
  inPlay(context, matchId, (stored) => {
    const { desk } = stored;
    const now = context.now();
    const kept = keptFor(stored, person.userId);
    if (kept && isAsleep(stored, kept.seat)) {
      const work = givenBack(context, stored, kept, person);
      if (work.change) noteLook(work.change.match.desk, kept.seat, now);
      return work;
    }
    const holder = stored.seats.find(({ userId }) => userId === person.userId);
    if (!holder) return nothing(refuse({ refusal: 'not-seated', match: summaryOf(stored) }));
    noteLook(desk, holder.seat, now);
    noteTold(stored, holder.seat);
    return changed({ match: stored });
  });

function noteLook(desk: Desk, seat: SeatId, now: Date): void {
  noteVisit(desk, seat, now);
  desk.looked[seat] = now.toISOString();
}
