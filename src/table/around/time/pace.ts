import { changeMatch } from '../../match/changing/change-match.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import {
  checkedSettings,
  type MatchSettings,
  PACE_LIMITS,
  paceOf,
} from '../../match/saved/match-settings.ts';
import type { MatchChange, StoredMatch } from '../../match/saved/store.ts';
import type { Changed } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { restartClocks, touch } from '../../match/time/noting.ts';
import { lobbySlot } from '../../telling/notices/lobby-slot.ts';
import { noticeSlot } from '../../telling/notices/notice.ts';
import { recall } from '../../telling/thread/call.ts';
import type { PaceChange } from './pace-change.ts';

/**
 * The host sets how fast a table is played, before it starts or while it runs. Open questions get their full
 * new time, and the thread is told.
 */
export async function setPace(
  context: TableContext,
  matchId: string,
  userId: string,
  change: PaceChange,
): Promise<Changed | Refused> {
  return orUnavailable(context, async () => {
    const done = await changeMatch<Changed | Refused>(context, matchId, async ({ stored }) => {
      const match = summaryOf(stored);
      const no = (answer: Changed | Refused) => ({ answer, change: null });
      if (stored.hostId !== userId) return no(refuse({ refusal: 'not-host', match }));
      if (stored.status === 'broken') return no(refuse({ refusal: 'broken', match }));
      if (stored.status !== 'lobby' && stored.status !== 'playing') {
        return no(refuse({ refusal: 'match-over', match }));
      }
      const game = gameOf(context, stored.gameId);
      if (!game) return no(refuse({ refusal: 'no-such-game', gameId: stored.gameId }));
      if (change.absent === 'companion' && !game.rules.companion) {
        return no(refuse({ refusal: 'no-companions', match }));
      }
      const settings = checkedSettings(withChange(stored.settings, change));
      if (!settings) return no(refuse({ refusal: 'wrong-pace', match }));
      if (JSON.stringify(settings) === JSON.stringify(stored.settings)) {
        return no({ ok: true, match });
      }
      stored.settings = settings;
      const made = changed(context, stored, userId);
      return { answer: { ok: true, match: summaryOf(stored) }, change: made };
    });
    return done?.answer ?? refuse({ refusal: 'no-such-match' });
  });
}

function withChange(settings: MatchSettings, change: PaceChange): MatchSettings {
  const { pace, turn, ...others } = change;
  const { pausesAfter } = paceOf(settings);
  const own = (minutes: number) => ({
    turn: minutes,
    vote: Math.max(PACE_LIMITS.vote.min, Math.round(minutes / 2)),
    pausesAfter: Math.min(Math.max(pausesAfter, 5 * minutes), PACE_LIMITS.pausesAfter.max),
  });
  return {
    ...settings,
    ...(pace ? { pace: { kind: pace } } : {}),
    ...(turn === undefined ? {} : { pace: { kind: 'own' as const, own: own(turn) } }),
    ...others,
    ...(others.timeZone === undefined ? {} : { zoneGuessed: false }),
  };
}

function changed(context: TableContext, stored: StoredMatch, by: string): MatchChange {
  const now = context.now();
  const { state, desk, settings } = stored;
  stored.changedAt = now;
  if (stored.status === 'lobby' || !state) return { match: stored, slots: [lobbySlot(now)] };
  touch(desk, now);
  restartClocks(desk, now);
  const notice = noticeSlot(context, desk, { notice: 'pace', by, settings });
  const call = recall(desk, state.open, { mentions: [], reminder: false, now });
  return { match: stored, slots: [notice, ...call] };
}
