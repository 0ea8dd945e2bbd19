import type { Decided } from '../../match/changing/change-match.ts';
import type { TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { ServerSettings } from '../../match/saved/server-settings.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import { hasEnded } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { noticeSlot } from '../../telling/notices/notice.ts';
import { openIn } from '../../telling/publishing/repairing.ts';
import { whyNotOpen } from '../serving/opening.ts';
import type { Moved } from './administration.ts';

/**
 * Continues a match in a new thread of another channel. Open questions are posted there; what was told before
 * stays where it is.
 */
export function moved(
  context: TableContext,
  stored: StoredMatch,
  { channelId, by, settings }: { channelId: string; by: string; settings: ServerSettings },
): Decided<Moved | Refused> {
  const match = summaryOf(stored);
  const nothing = (answer: Refused) => ({ answer, change: null });
  if (stored.status === 'lobby') return nothing(refuse({ refusal: 'not-started', match }));
  if (hasEnded(stored)) return nothing(refuse({ refusal: 'match-over', match }));
  if (stored.channelId === channelId) return nothing(refuse({ refusal: 'is-there', match }));
  const kept = whyNotOpen(settings, channelId, { roles: [], manages: true });
  if (kept) return nothing(refuse(kept));
  const before = stored.threadId;
  Object.assign(stored, { channelId, threadId: null } satisfies Partial<StoredMatch>);
  const slots = [noticeSlot(context, stored.desk, { notice: 'moved', by, from: before })];
  return {
    answer: { ok: true, match: summaryOf(stored), before },
    change: { match: stored, moved: true, slots, again: ['thread', ...openIn(stored)] },
  };
}
