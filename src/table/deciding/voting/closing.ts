import type { Asked } from '../../match/asked.ts';
import type { TableContext } from '../../match/context.ts';
import { refuse } from '../../match/refusal.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { voteShown } from '../../match/shown/votes.ts';
import { isSame } from '../../match/votes/counting.ts';
import { ballotsOn, isVote, votersOf } from '../../match/votes/electorate.ts';
import { certainResult, type Elected, resultNow } from '../../match/votes/outcome.ts';
import { stale } from '../applying/answers.ts';
import { applyChoice, type Work } from '../applying/apply-choice.ts';
import { ownRequest } from '../applying/own-requests.ts';

/**
 * Closes a vote with the existing ballots, whoever is missing, without anybody pressing: when its time is up.
 * Null if nobody has voted.
 */
export function closeVote(context: TableContext, asked: Asked): Work | null {
  const elected = isVote(asked.stored, asked.decision) ? resultNow(asked) : null;
  return elected && applied(context, asked, elected, 'time');
}

/** Applies the result of a vote that has become certain by itself: the missing voter has left. */
export function settleVotes(context: TableContext, asked: Omit<Asked, 'decision'>): Work | null {
  for (const decision of asked.state.open) {
    const question = { ...asked, decision };
    const elected = ballotsOn(asked.stored, decision).length > 0 ? certainResult(question) : null;
    if (elected) return applied(context, question, elected, 'leaving');
  }
  return null;
}

/** Somebody who has voted closes a vote that others hold up. */
export function closeByVoter(
  context: TableContext,
  asked: Asked,
  holder: SeatHolder,
  requestId: string,
): Work {
  const { game, stored, decision } = asked;
  if (!isVote(stored, decision)) {
    return { answer: stale(game, stored, holder, null), change: null };
  }
  const vote = voteShown(context.pace, asked, holder.seat);
  const hasVoted = ballotsOn(stored, decision).some(({ voter }) => voter === holder.userId);
  const elected = resultNow(asked);
  if (!elected || !hasVoted || !vote.closable || context.now() < vote.closable) {
    const match = summaryOf(stored);
    return { answer: refuse({ refusal: 'vote-open', match, vote }), change: null };
  }
  const request = { options: elected.options, requestId };
  return applyChoice(context, asked, holder, request, { ...elected.outcome, closedBy: 'voter' });
}

/** Nobody presses: the choice is recorded for the first person who has voted for it. */
function applied(
  context: TableContext,
  asked: Asked,
  { options, outcome }: Elected,
  closedBy: 'time' | 'leaving',
): Work {
  const { stored, decision } = asked;
  const ballot = ballotsOn(stored, decision).find((one) => isSame(one.options, options));
  const holder = votersOf(stored, decision).find(({ userId }) => userId === ballot?.voter);
  if (!holder) throw new Error(`Nobody has voted for the result of ${decision.id}.`);
  const request = { options, requestId: ownRequest('vote', stored, decision) };
  return applyChoice(context, asked, holder, request, { ...outcome, closedBy });
}
