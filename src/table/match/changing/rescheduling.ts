import type { TableContext } from '../context.ts';
import type { MatchChange, StoredMatch } from '../saved/store.ts';
import { isAhead } from '../time/clock-set-back.ts';
import { nextWake } from '../time/next-wake.ts';
import { changeMatch } from './change-match.ts';

/**
 * What to save if nothing else has changed: the time of the next look, if that is different now or was worked
 * out at a time that has not come yet.
 */
export function rescheduled(stored: StoredMatch, now: Date): MatchChange | null {
  const { wakesAt, wakesAsOf } = stored;
  const same = nextWake(stored, now)?.getTime() === wakesAt?.getTime();
  return same && !(wakesAsOf && isAhead(wakesAsOf, now, 0)) ? null : { match: stored };
}

/** Works out anew when a match next does something by itself, because somebody's night has changed. */
export async function reschedule(context: TableContext, matchId: string): Promise<void> {
  await changeMatch(context, matchId, async ({ stored }) => ({
    answer: null,
    change: rescheduled(stored, context.now()),
  }));
}
