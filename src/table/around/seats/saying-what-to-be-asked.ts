import { changeMatch } from '../../match/changing/change-match.ts';
import { seatOf } from '../../match/claims/claims.ts';
import { orUnavailable, type TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { Asking } from '../../match/saved/match-settings.ts';
import type { Changed } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';

/**
 * Somebody with a seat says what they want to be asked while they aren't looking, before the match starts or
 * during it. This goes with the person, not with the seat.
 * @param asking null for the table's setting
 */
export const sayWhatToBeAsked = (
  context: TableContext,
  matchId: string,
  userId: string,
  asking: Asking | null,
): Promise<Changed | Refused> =>
  orUnavailable(context, async () => {
    const done = await changeMatch<Changed | Refused>(context, matchId, async ({ stored }) => {
      const match = summaryOf(stored);
      const no = (answer: Changed | Refused) => ({ answer, change: null });
      if (stored.status !== 'lobby' && stored.status !== 'playing') {
        return no(refuse({ refusal: 'match-over', match }));
      }
      if (!seatOf(stored, userId)) return no(refuse({ refusal: 'not-seated', match }));
      if ((stored.desk.asking[userId] ?? null) === asking) return no({ ok: true, match });
      if (asking === null) delete stored.desk.asking[userId];
      else stored.desk.asking[userId] = asking;
      return { answer: { ok: true, match }, change: { match: stored } };
    });
    return done?.answer ?? refuse({ refusal: 'no-such-match' });
  });
