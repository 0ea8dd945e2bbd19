import { gameOf, orUnavailable, type TableContext } from '../context.ts';
import { lobbySlot } from '../lobby/gathering.ts';
import { summaryOf } from '../looking/visible.ts';
import { type Refused, refuse } from '../refusal.ts';
import { changeMatch } from '../saved/change-match.ts';
import type { MatchChange, SlotChange, StoredMatch } from '../saved/store.ts';
import type { Changed, NeedsConfirm } from '../table.ts';
import { noticeSlot } from '../telling/notice.ts';
import { tell } from '../telling/tell.ts';

type Abandoned = ({ outcome: 'abandoned' } & Changed) | NeedsConfirm | Refused;

/** Ends a match before its time. The host may; another seated person is asked to confirm. */
export async function abandon(
  context: TableContext,
  matchId: string,
  userId: string,
  confirmed = false,
): Promise<Abandoned> {
  return orUnavailable(context, async () => {
    const done = await changeMatch<Abandoned>(context, matchId, async ({ stored }) => {
      const match = summaryOf(stored);
      const host = stored.hostId === userId;
      const seat = stored.seats.find((holder) => holder.userId === userId);
      if (stored.status === 'over' || stored.status === 'abandoned') {
        return { answer: refuse({ refusal: 'match-over', match }), change: null };
      }
      if (!host && !seat) return { answer: refuse({ refusal: 'not-seated', match }), change: null };
      if (!host && stored.status === 'lobby') {
        return { answer: refuse({ refusal: 'not-host', match }), change: null };
      }
      if (!host && !confirmed) {
        return { answer: { ok: true, outcome: 'needs-confirm', match }, change: null };
      }
      const change = abandoned(context, stored, userId);
      return { answer: { ok: true, outcome: 'abandoned', match: summaryOf(stored) }, change };
    });
    return done?.answer ?? refuse({ refusal: 'no-such-match' });
  });
}

function abandoned(context: TableContext, stored: StoredMatch, by: string): MatchChange {
  const now = context.now();
  const started = stored.status !== 'lobby';
  const closing = stored.status === 'playing' ? closingSlots(context, stored, now) : [];
  Object.assign(stored, {
    status: 'abandoned',
    endedAt: now,
    changedAt: now,
  } satisfies Partial<StoredMatch>);
  const notice = started ? [noticeSlot(context, stored.desk, { notice: 'abandoned', by })] : [];
  return { match: stored, slots: [...closing, ...notice, lobbySlot(now)] };
}

/** Open questions are withdrawn. A game whose view fails must not keep people from ending its match. */
function closingSlots(context: TableContext, stored: StoredMatch, now: Date): SlotChange[] {
  const game = gameOf(context, stored.gameId);
  if (!game || !stored.state) return [];
  const told = { game, match: stored.state, happenings: [], settled: null, ended: true, now };
  try {
    return tell(context, stored.desk, told);
  } catch (error) {
    context.log.warn({ error, match: stored.id }, 'The messages of a match could not be closed.');
    return [];
  }
}
