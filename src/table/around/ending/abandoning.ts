import { changeMatch, type Decided } from '../../match/changing/change-match.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { NoticeData } from '../../match/saved/slot.ts';
import type { MatchChange, SlotChange, StoredMatch } from '../../match/saved/store.ts';
import type { Changed, MatchSummary } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { closeSeats } from '../../telling/notices/closing.ts';
import { lobbySlot } from '../../telling/notices/lobby-slot.ts';
import { noticeSlot } from '../../telling/notices/notice.ts';
import { closeRequest } from '../../telling/notices/undo-request.ts';
import { changeTold } from '../../telling/thread/change-told.ts';
import { tell } from '../../telling/thread/tell.ts';
import { campaignVotesIn, votesIn, votesNeeded } from './votes.ts';

export type NeedsConfirm = { ok: true; outcome: 'needs-confirm'; match: MatchSummary };

type Abandoned = ({ outcome: 'abandoned' | 'asked' } & Changed) | NeedsConfirm | Refused;

/** Ends a match before its time: the host at once, others when more than half of its people want it. */
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
      if (stored.campaign && stored.status === 'lobby') {
        return { answer: refuse({ refusal: 'lobby-of-campaign', match }), change: null };
      }
      if (!host && stored.status === 'lobby') {
        return { answer: refuse({ refusal: 'not-host', match }), change: null };
      }
      if (!host && !confirmed) {
        return { answer: { ok: true, outcome: 'needs-confirm', match }, change: null };
      }
      if (host) return end(context, stored, userId);
      if (!stored.desk.ending.includes(userId)) stored.desk.ending.push(userId);
      if (votesIn(stored).length >= votesNeeded(stored)) return end(context, stored, userId);
      const change = { match: stored, slots: [tally(context, stored)] };
      return { answer: { ok: true, outcome: 'asked', match: summaryOf(stored) }, change };
    });
    return done?.answer ?? refuse({ refusal: 'no-such-match' });
  });
}

/** Withdraws a person's vote to end a match. */
export async function stay(
  context: TableContext,
  matchId: string,
  userId: string,
): Promise<Changed | Refused> {
  return orUnavailable(context, async () => {
    const done = await changeMatch<Changed | Refused>(context, matchId, async ({ stored }) => {
      const match = summaryOf(stored);
      if (stored.status === 'over' || stored.status === 'abandoned') {
        return { answer: refuse({ refusal: 'match-over', match }), change: null };
      }
      const { ending } = stored.desk;
      if (!ending.includes(userId)) return { answer: { ok: true, match }, change: null };
      stored.desk.ending = ending.filter((other) => other !== userId);
      return {
        answer: { ok: true, match },
        change: { match: stored, slots: [tally(context, stored)] },
      };
    });
    return done?.answer ?? refuse({ refusal: 'no-such-match' });
  });
}

/** Who wants to end the match, or the campaign that it is part of: one message each, kept up to date. */
export function tally(context: TableContext, stored: StoredMatch, of?: 'campaign'): SlotChange {
  const votes = of ? campaignVotesIn(stored) : votesIn(stored);
  const needed = votesNeeded(stored);
  const data: NoticeData = { notice: 'ending', votes, needed, ...(of ? { of } : {}) };
  const key = of ? 'notice:ending-campaign' : 'notice:ending';
  return { slot: { kind: 'notice', key, data }, dueAt: context.now() };
}

function end(context: TableContext, stored: StoredMatch, by: string): Decided<Abandoned> {
  const change = abandoned(context, stored, by);
  return { answer: { ok: true, outcome: 'abandoned', match: summaryOf(stored) }, change };
}

/**
 * Ends a match that has no end yet, and says so.
 * @param by who has ended it, by id
 * @param of given if the whole campaign that it is part of ends with it
 */
export function abandoned(
  context: TableContext,
  stored: StoredMatch,
  by: string,
  of?: 'campaign',
): MatchChange {
  const now = context.now();
  const started = stored.status !== 'lobby';
  const closing = stored.status === 'playing' ? closingSlots(context, stored, now) : [];
  Object.assign(stored, {
    status: 'abandoned',
    endedAt: now,
    changedAt: now,
  } satisfies Partial<StoredMatch>);
  const wanted = of ? campaignVotesIn(stored) : votesIn(stored);
  const votes = stored.hostId === by ? [] : wanted;
  const data: NoticeData = {
    notice: 'abandoned',
    by,
    ...(votes.length > 0 ? { votes } : {}),
    ...(of ? { of } : {}),
  };
  const notice = started ? [noticeSlot(context, stored.desk, data)] : [];
  const asked = [
    ...(stored.desk.ending.length > 0 ? [tally(context, stored)] : []),
    ...(started && stored.desk.endingCampaign.length > 0
      ? [tally(context, stored, 'campaign')]
      : []),
    ...closeRequest(context, stored, 'overtaken'),
    ...closeSeats(context, stored),
  ];
  return { match: stored, slots: [...closing, ...asked, ...notice, lobbySlot(now)] };
}

/** Open questions are withdrawn. A game whose view fails must not keep people from ending its match. */
function closingSlots(context: TableContext, stored: StoredMatch, now: Date): SlotChange[] {
  const game = gameOf(context, stored.gameId);
  if (!game || !stored.state) return [];
  try {
    return tell(
      context,
      stored.desk,
      changeTold(stored, { game, match: stored.state, ended: true, now }),
    );
  } catch (error) {
    context.log.warn({ error, match: stored.id }, 'The messages of a match could not be closed.');
    return [];
  }
}
