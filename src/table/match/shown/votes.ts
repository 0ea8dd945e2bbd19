import { isPublic, optionsFor, type SeatId } from '../../../kernel/decision.ts';
import type { Asked } from '../asked.ts';
import type { Pace } from '../context.ts';
import { isCrowd } from '../people/crowd.ts';
import { paceOf } from '../saved/match-settings.ts';
import type { VoteShown } from '../saved/summary.ts';
import { clocksOf } from '../time/clocks.ts';
import { countBallots } from '../votes/counting.ts';
import { ballotsOn, isVote, missingFrom, voteOn, votersOf } from '../votes/electorate.ts';
import { tieRule } from '../votes/ties.ts';
import { type CrowdViewer, crowdVotesShown } from './crowd-votes.ts';

/** From when voters may close a vote that nothing else closes; null before half of them have. */
function closableFrom({ vote: wait }: Pick<Pace, 'vote'>, asked: Asked): Date | null {
  const { stored, decision } = asked;
  const since = voteOn(stored, decision)?.since;
  const half = 2 * ballotsOn(stored, decision).length >= votersOf(stored, decision).length;
  if (since === undefined || !half || paceOf(stored.settings).vote !== null) return null;
  return new Date(Date.parse(since) + wait);
}

/** A vote as one seat may know it, or everyone. */
export function voteShown(pace: Pick<Pace, 'vote'>, asked: Asked, seat: SeatId | null): VoteShown {
  const { stored, decision } = asked;
  const viewer = stored.seats.find((holder) => holder.seat === seat);
  const ballots = ballotsOn(stored, decision);
  const isKnown = isPublic(decision) || (seat !== null && optionsFor(decision, seat).length > 0);
  return {
    decision: decision.id,
    counts: isKnown ? countBallots(decision, ballots) : [],
    cast: ballots.length,
    own: ballots.find(({ voter }) => voter === viewer?.userId)?.options ?? null,
    missing: missingFrom(stored, decision),
    tie: tieRule(asked),
    closable: closableFrom(pace, asked),
    closesAt: clocksOf(stored).find((clock) => clock.decision.id === decision.id)?.dueAt ?? null,
  };
}

/** The votes on all open questions: of the group, and of crowds. */
export function votesShown(
  pace: Pick<Pace, 'vote'>,
  { game, stored }: Pick<Asked, 'game' | 'stored'>,
  viewer: CrowdViewer,
): VoteShown[] {
  const { state, status, seats } = stored;
  if (!state || status !== 'playing') return [];
  const isInCrowd = seats.some((holder) => holder.seat === viewer.seat && isCrowd(holder));
  return state.open.flatMap((decision) => {
    const asked = { game, stored, state, decision };
    const ofGroup = !isInCrowd && isVote(stored, decision);
    return [
      ...(ofGroup ? [voteShown(pace, asked, viewer.seat)] : []),
      ...crowdVotesShown(asked, viewer),
    ];
  });
}
