import { noteTold } from '../choosing/answered-for.ts';
import type { TableContext } from '../context.ts';
import { summaryOf } from '../looking/visible.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { Changed, Person } from '../summary.ts';
import { isAsleep, keptFor } from './claims.ts';
import { inPlay } from './in-play.ts';
import { changed, nothing } from './seat-work.ts';
import { givenBack } from './to-companion.ts';

/** Somebody looks at what they are asked: that is noted, and whose seat sleeps has it back. */
export const comeToLook = (
  context: TableContext,
  matchId: string,
  person: Person,
): Promise<Changed | Refused> =>
  inPlay(context, matchId, (stored) => {
    const { desk } = stored;
    const now = context.now().toISOString();
    const kept = keptFor(stored, person.userId);
    if (kept && isAsleep(stored, kept.seat)) {
      const work = givenBack(context, stored, kept, person);
      if (work.change) work.change.match.desk.looked[kept.seat] = now;
      return work;
    }
    const holder = stored.seats.find(({ userId }) => userId === person.userId);
    if (!holder) return nothing(refuse({ refusal: 'not-seated', match: summaryOf(stored) }));
    desk.looked[holder.seat] = now;
    noteTold(stored, holder.seat);
    return changed({ match: stored });
  });
