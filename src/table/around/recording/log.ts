import { eventFor } from '../../../kernel/event.ts';
import { playedSeatOf } from '../../match/claims/membership.ts';
import { orUnavailable, type TableContext } from '../../match/context.ts';
import type { Membership } from '../../match/people/crowd.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { MatchSummary } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import type { LogEntry } from './recording.ts';
import { storyOf } from './story.ts';

/**
 * Everything that has happened as far as one person may know it: with the secrets of the seat that they play,
 * alone or in a crowd, and no others. Without a person, as far as everyone may know it.
 */
export async function log(
  context: TableContext,
  matchId: string,
  userId: string | null,
  membership?: Membership,
): Promise<{ ok: true; match: MatchSummary; entries: LogEntry[] } | Refused> {
  return orUnavailable(context, async () => {
    const stored = await context.store.read(matchId);
    if (!stored) return refuse({ refusal: 'no-such-match' });
    const played = userId === null ? null : playedSeatOf(context, stored, userId, membership);
    const viewer = played?.seat ?? 'table';
    const inputs = await context.store.history(matchId);
    const entries = storyOf(inputs, (happening) => eventFor(happening, viewer));
    return { ok: true, match: summaryOf(stored), entries };
  });
}
