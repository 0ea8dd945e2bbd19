import type { Match } from '../../../kernel/match.ts';
import type { TableContext } from '../../match/context.ts';
import { openMessages } from '../../match/saved/desk.ts';
import type { MatchChange, StoredMatch } from '../../match/saved/store.ts';
import { isAhead } from '../../match/time/clock-set-back.ts';
import { pausesAt } from '../../match/time/next-wake.ts';
import { restartClocks } from '../../match/time/noting.ts';
import { noticeSlot } from '../../telling/notices/notice.ts';
import { recall } from '../../telling/thread/call.ts';

/**
 * Resumes a match whose pause began at a time that has not come yet: the clock was ahead. Open questions get
 * their full time again. Null for any other match.
 */
export function pausedAhead(stored: StoredMatch, match: Match, now: Date): MatchChange | null {
  const { desk } = stored;
  if (desk.paused === null || !isAhead(new Date(desk.paused), now)) return null;
  desk.paused = null;
  restartClocks(desk, now);
  return { match: stored, again: openMessages(desk, match.chapter.id) };
}

/**
 * Pauses a match that nobody has touched for a long time: says so, and notifies nobody any more until somebody
 * chooses. Null while the match shouldn't be paused.
 */
export function pauseIfIdle(
  context: TableContext,
  stored: StoredMatch,
  match: Match,
  now: Date,
): MatchChange | null {
  const { desk } = stored;
  const since = desk.touched;
  const at = pausesAt(stored);
  if (since === null || at === null || at > now) return null;
  desk.paused = now.toISOString();
  desk.later = {};
  const notice = noticeSlot(context, desk, { notice: 'paused', since });
  const call = recall(desk, match.open, { mentions: [], reminder: false, now });
  return { match: stored, slots: [notice, ...call] };
}
