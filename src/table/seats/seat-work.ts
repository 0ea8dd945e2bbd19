import { summaryOf } from '../looking/visible.ts';
import type { Refused } from '../refusal.ts';
import type { Decided } from '../saved/change-match.ts';
import type { MatchChange } from '../saved/store.ts';
import type { Changed } from '../summary.ts';

/** What a change of who sits where comes to. */
export type Work = Decided<Changed | Refused>;

export const nothing = (answer: Refused): Work => ({ answer, change: null });

export const changed = (change: MatchChange): Work => ({
  answer: { ok: true, match: summaryOf(change.match) },
  change,
});
