import { gameOf, orUnavailable, type TableContext } from './context.ts';
import { lobbySlot } from './lobby.ts';
import { summaryOf } from './public.ts';
import { type Refused, refuse } from './refusal.ts';
import { givesAgain } from './replay.ts';
import { noticeSlot } from './resuming.ts';
import type { MatchChange, SlotChange, StoredMatch } from './store.ts';
import type { MatchSummary } from './summary.ts';
import type { Changed, NeedsConfirm, Verified } from './table.ts';
import { tell } from './telling.ts';

type Abandoned = ({ outcome: 'abandoned' } & Changed) | NeedsConfirm | Refused;

/** Ends a match before its time. The host may; another seated person is asked to confirm. */
export async function abandon(
  context: TableContext,
  matchId: string,
  userId: string,
  confirmed = false,
): Promise<Abandoned> {
  return orUnavailable(context, async () => {
    const answer = await context.store.change<Abandoned>(matchId, async ({ stored }) => {
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
    if (answer?.ok && answer.outcome === 'abandoned') context.owed(matchId);
    return answer ?? refuse({ refusal: 'no-such-match' });
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

/** Whether the published seed with the saved choices gives the saved match again. */
export async function verify(
  context: TableContext,
  matchId: string,
): Promise<{ ok: true; match: MatchSummary; verified: Verified } | Refused> {
  return orUnavailable(context, async () => {
    const stored = await context.store.read(matchId);
    if (!stored) return refuse({ refusal: 'no-such-match' });
    const match = summaryOf(stored);
    const game = gameOf(context, stored.gameId);
    if (!game) return refuse({ refusal: 'no-such-game', gameId: stored.gameId });
    if (!stored.setup) return refuse({ refusal: 'not-started', match });
    if (!stored.state) return refuse({ refusal: 'broken', match });
    if (stored.desk.rulesChanged || stored.content !== game.rules.content) {
      return { ok: true, match, verified: 'content-changed' };
    }
    const inputs = (await context.store.inputs(matchId, Number.POSITIVE_INFINITY)).reverse();
    const choices = inputs.flatMap(({ seat, decisionId, options }) =>
      seat !== null && decisionId !== null ? [{ seat, decisionId, options }] : [],
    );
    return { ok: true, match, verified: verdict(context, stored, game, choices) };
  });
}

function verdict(
  context: TableContext,
  stored: StoredMatch,
  game: NonNullable<ReturnType<typeof gameOf>>,
  choices: Parameters<typeof givesAgain>[2],
): Verified {
  if (!stored.setup || !stored.state) return 'different';
  try {
    return givesAgain(game, stored.setup, choices, stored.state) ? 'same' : 'different';
  } catch (error) {
    context.log.warn({ error, match: stored.id }, 'A match could not be played again.');
    return 'different';
  }
}
