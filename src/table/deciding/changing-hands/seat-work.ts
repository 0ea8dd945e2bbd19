import type { Decided } from '../../match/changing/change-match.ts';
import type { Refused } from '../../match/refusal.ts';
import type { MatchChange } from '../../match/saved/store.ts';
import type { Changed } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';

/** The result of a change of who sits where. */
export type Work = Decided<Changed | Refused>;

export const nothing = (answer: Refused): Work => ({ answer, change: null });

export const changed = (change: MatchChange): Work => ({
  answer: { ok: true, match: summaryOf(change.match) },
  change,
});
