import { changed, nothing } from '../../deciding/changing-hands/seat-work.ts';
import { toCompanion } from '../../deciding/changing-hands/to-companion.ts';
import { keptFor, seatOf } from '../../match/claims/claims.ts';
import type { TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { Changed } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { LONGEST_ABSENCE } from '../../match/time/absence-limits.ts';
import { tellSitting } from '../../telling/notices/sitting.ts';
import { inPlay } from './in-play.ts';
import type { Seats } from './seats.ts';

const DAY = 24 * 60 * 60_000;

export const goAway = (
  context: TableContext,
  matchId: string,
  userId: string,
  { until: untilWhen, strength }: Parameters<Seats['goAway']>[2],
): Promise<Changed | Refused> =>
  inPlay(context, matchId, (stored, game) => {
    const match = summaryOf(stored);
    const own = seatOf(stored, userId);
    if (!own) return nothing(refuse({ refusal: 'not-seated', match }));
    const now = context.now();
    const until = untilWhen(now);
    const length = until.getTime() - now.getTime();
    if (!(length > 0 && length <= LONGEST_ABSENCE * DAY)) {
      return nothing(refuse({ refusal: 'wrong-absence', match, most: LONGEST_ABSENCE }));
    }
    const sitting = stored.desk.sitting[own.seat];
    const moment = until.toISOString();
    if (!sitting || strength !== undefined || !keptFor(stored, userId)) {
      return toCompanion(context, stored, game, own, { strength, until: moment, open: false });
    }
    sitting.until = moment;
    stored.desk.openSeats = stored.desk.openSeats.filter((seat) => seat !== own.seat);
    return changed({ match: stored, slots: tellSitting(context, stored, own.seat) });
  });
