import { standingName } from '../../../kernel/standing.ts';
import { changeMatch } from '../../match/changing/change-match.ts';
import { orUnavailable, type TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { Changed } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';

/** Takes a standing answer of the user's seat back, by its name. */
export function revoke(
  context: TableContext,
  matchId: string,
  userId: string,
  standing: string,
): Promise<Changed | Refused> {
  return orUnavailable(context, async () => {
    const done = await changeMatch<Changed | Refused>(context, matchId, async ({ stored }) => {
      const match = summaryOf(stored);
      const holder = stored.seats.find((seat) => seat.userId === userId);
      if (!holder) return { answer: refuse({ refusal: 'not-seated', match }), change: null };
      const given = stored.desk.standing[holder.seat] ?? [];
      const kept = given.filter((one) => standingName(one) !== standing);
      const answer = { ok: true as const, match };
      if (kept.length === given.length) return { answer, change: null };
      stored.desk.standing[holder.seat] = kept;
      return { answer, change: { match: stored } };
    });
    return done?.answer ?? refuse({ refusal: 'no-such-match' });
  });
}
