import { sittingsIn } from '../../match/claims/claims.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import type { Refused } from '../../match/refusal.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { MatchSummary, SittingIn, Waiting } from '../../match/saved/summary.ts';
import { summaryOf, timesOf, waitingOf } from '../../match/shown/visible.ts';
import { needsResuming } from '../updating/resuming.ts';

/** A match that somebody plays, and who it waits for. */
export interface OwnMatch {
  match: MatchSummary;
  /** What the match waits for from this person; null when it is not their move. */
  own: Waiting | null;
  /** The companion that plays for the person, who is away; null while they play themselves. */
  sitting: SittingIn | null;
  /** The others that it waits for. */
  others: Waiting[];
  pausedSince: Date | null;
}

/** How many of somebody's matches are looked at. */
const MOST = 25;

/**
 * All matches that somebody gathers for or plays, on whatever server: those that wait for them first, the
 * most urgent of these first.
 */
export async function mine(
  context: TableContext,
  userId: string,
): Promise<{ ok: true; matches: OwnMatch[] } | Refused> {
  return orUnavailable(context, async () => {
    const statuses: StoredMatch['status'][] = ['lobby', 'playing'];
    const listed = await context.store.list({ userId, kept: true, statuses, limit: MOST });
    const matches: OwnMatch[] = [];
    for (const { id, status } of listed) {
      const stored = status === 'playing' ? await context.store.read(id) : null;
      const known = stored ?? listed.find((one) => one.id === id);
      if (known) matches.push(ownMatch(context, known, userId));
    }
    return { ok: true, matches: matches.sort((one, other) => urgency(one) - urgency(other)) };
  });
}

function ownMatch(context: TableContext, stored: StoredMatch, userId: string): OwnMatch {
  const waiting = waitingIn(context, stored);
  return {
    match: summaryOf(stored),
    own: waiting.find((one) => one.userId === userId) ?? null,
    sitting: sittingsIn(stored).find(({ owner }) => owner?.userId === userId) ?? null,
    others: waiting.filter((one) => one.userId !== userId),
    pausedSince: timesOf(stored).pausedSince,
  };
}

/** A match that an update has to look after first, or that can't be shown, must not keep the others off the list. */
function waitingIn(context: TableContext, stored: StoredMatch): Waiting[] {
  const game = gameOf(context, stored.gameId);
  if (!game || stored.status !== 'playing' || needsResuming(game, stored)) return [];
  return waitingOf(game, stored);
}

/** The due time in milliseconds since 1970; questions without a time limit come after, by age. */
function urgency({ own, pausedSince }: OwnMatch): number {
  if (!own) return Number.MAX_SAFE_INTEGER;
  if (own.dueAt && !pausedSince) return own.dueAt.getTime();
  return Number.MAX_SAFE_INTEGER / 2 + own.since.getTime();
}
