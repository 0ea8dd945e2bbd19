import type { Asked } from '../../match/asked.ts';
import type { ChooseRequest } from '../../match/choice.ts';
import type { TableContext } from '../../match/context.ts';
import type { Vote } from '../../match/saved/desk.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { SeatHolder, VoteOutcome } from '../../match/saved/summary.ts';
import { crowdVoteShown } from '../../match/shown/crowd-votes.ts';
import { noteActed } from '../../match/time/noting.ts';
import { countBallots, leading } from '../../match/votes/counting.ts';
import {
  crowdBallots,
  crowdVoteOn,
  endCrowdVote,
  isDecided,
} from '../../match/votes/crowd-ballots.ts';
import { drawLot } from '../../match/votes/ties.ts';
import { stale } from '../applying/answers.ts';
import { applyChoice, type Work } from '../applying/apply-choice.ts';
import { chosenBy } from '../applying/chosen.ts';
import { ownRequest } from '../applying/own-requests.ts';
import { castBallot, isBallot, leftOpen, noteBallot } from './casting.ts';

/** Counts the ballot of somebody in a crowd, and chooses for its seat as soon as the crowd has decided. */
export function castInCrowd(
  context: TableContext,
  asked: Asked,
  holder: SeatHolder,
  request: ChooseRequest,
): Work {
  const { answer, change } = counted(context, asked, holder, request);
  // A voter appears in the match's notes, and may ask what is kept about them.
  return { answer, change: change && { ...change, involved: [request.userId] } };
}

function counted(
  context: TableContext,
  asked: Asked,
  holder: SeatHolder,
  request: ChooseRequest,
): Work {
  const { stored, decision } = asked;
  const voted = chosenBy(asked, holder, request.options);
  if ('instead' in voted) return voted.instead;
  const now = context.now();
  const vote = crowdVoteOn(stored.desk, decision, holder.seat) ?? begun(asked, holder, now);
  const noted = noteBallot(vote, request.userId, request);
  const isNew = noted !== 'repeated';
  if (isNew) {
    noteActed(stored.desk, holder.seat, now);
    noteSat(stored, holder, request.userId);
  }
  if (isNew && isDecided(stored, vote, countBallots(decision, crowdBallots(stored, vote)))) {
    return choose(context, asked, holder, vote, {
      closedBy: 'ballot',
      requestId: request.requestId,
    });
  }
  const shown = crowdVoteShown(asked, holder, { seat: holder.seat, userId: request.userId });
  return leftOpen(context, asked, holder, { options: voted.chosen, noted, vote: shown });
}

/** Closes a crowd's vote because its time is up. */
export function closeCrowdVote(context: TableContext, asked: Asked, holder: SeatHolder): Work {
  const { game, stored, decision } = asked;
  const vote = crowdVoteOn(stored.desk, decision, holder.seat);
  if (!vote) return { answer: stale(game, stored, holder, null), change: null };
  const requestId = `${ownRequest('crowd', stored, decision)}@${vote.since}`;
  return choose(context, asked, holder, vote, { closedBy: 'time', requestId });
}

/** A person who has played a hand with others knows it as if it had been theirs alone. */
function noteSat({ desk }: StoredMatch, { seat }: SeatHolder, userId: string): void {
  desk.sat[seat] = [...new Set([...(desk.sat[seat] ?? []), userId])];
}

function begun({ stored, decision }: Asked, { seat }: SeatHolder, now: Date): Vote {
  const vote: Vote = { decision: decision.id, crowd: seat, since: now.toISOString(), ballots: [] };
  stored.desk.votes.push(vote);
  return vote;
}

/** The crowd's seat chooses like any other: at once, or with its one ballot if the group votes. */
function choose(
  context: TableContext,
  asked: Asked,
  holder: SeatHolder,
  vote: Vote,
  { closedBy, requestId }: Pick<VoteOutcome, 'closedBy'> & Pick<ChooseRequest, 'requestId'>,
): Work {
  const { stored, state, decision } = asked;
  const counts = countBallots(decision, crowdBallots(stored, vote));
  const tied = leading(counts);
  endCrowdVote(stored, vote);
  const elected =
    tied.length > 0 ? tied[drawLot(stored.seed ?? '', state.inputs, tied.length)] : undefined;
  if (!elected) {
    // The voter has a seat of their own by now.
    return { answer: stale(asked.game, stored, holder, null), change: { match: stored } };
  }
  const { options } = elected;
  if (isBallot(asked, holder, options)) {
    const { id: matchId } = stored;
    const { userId } = holder;
    const own = { matchId, userId, decisionId: decision.id, options, requestId };
    return castBallot(context, asked, holder, own);
  }
  const votes = counts.map(({ voters }) => voters.length);
  const tie = tied.length > 1 ? ({ by: 'lot' } as const) : null;
  return applyChoice(context, asked, holder, { options, requestId }, { votes, tie, closedBy });
}
