import { standingName } from '../../../kernel/standing.ts';
import { nothing } from '../../deciding/changing-hands/seat-work.ts';
import type { TableContext } from '../../match/context.ts';
import { noteStanding } from '../../match/notes/standing-answers.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { Changed } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { touch } from '../../match/time/noting.ts';
import { inPlay } from '../seats/in-play.ts';

/** Gives a standing answer before its question comes. One that can't be given this way does no harm. */
export const giveBeforehand = (
  context: TableContext,
  matchId: string,
  userId: string,
  name: string,
): Promise<Changed | Refused> =>
  inPlay(context, matchId, (stored, game) => {
    const match = summaryOf(stored);
    const holder = stored.seats.find((one) => one.userId === userId);
    if (!holder) return nothing(refuse({ refusal: 'not-seated', match }));
    const offered = game.rules.beforehand?.find((one) => standingName(one) === name);
    if (!offered) return { answer: { ok: true, match }, change: null };
    noteStanding(stored.desk, holder.seat, offered, stored.revision);
    touch(stored.desk, context.now());
    return { answer: { ok: true, match }, change: { match: stored } };
  });
