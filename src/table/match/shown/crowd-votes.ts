import { isPublic, type SeatId } from '../../../kernel/decision.ts';
import type { Asked } from '../asked.ts';
import { isCrowd } from '../people/crowd.ts';
import type { SeatHolder, VoteShown } from '../saved/summary.ts';
import { crowdClosesAt, crowdMinutes } from '../time/crowd-clocks.ts';
import { countBallots } from '../votes/counting.ts';
import { crowdBallots, crowdVoteOn } from '../votes/crowd-ballots.ts';

/** Who is looking: from which seat, and as whom. */
export interface CrowdViewer {
  seat: SeatId | null;
  userId: string | null;
}

/** A crowd's vote as one of them or everyone may know it; also before the first ballot. */
export function crowdVoteShown(
  { stored, decision }: Pick<Asked, 'stored' | 'decision'>,
  holder: SeatHolder,
  viewer: CrowdViewer,
): VoteShown {
  const vote = crowdVoteOn(stored.desk, decision, holder.seat);
  const ballots = vote ? crowdBallots(stored, vote) : [];
  const isKnown = isPublic(decision) || viewer.seat === holder.seat;
  return {
    decision: decision.id,
    crowd: { holder, minutes: crowdMinutes(stored.settings) },
    counts: isKnown ? countBallots(decision, ballots) : [],
    cast: ballots.length,
    own: ballots.find(({ voter }) => voter === viewer.userId)?.options ?? null,
    missing: [],
    tie: { by: 'lot' },
    closable: null,
    closesAt: vote && crowdClosesAt(stored, vote),
  };
}

/** The votes of crowds on a question: for their members and for onlookers. People with another seat have their own answer to give. */
export const crowdVotesShown = (
  asked: Pick<Asked, 'stored' | 'decision'>,
  viewer: CrowdViewer,
): VoteShown[] =>
  asked.stored.seats
    .filter((holder) => isCrowd(holder) && asked.decision.seats.includes(holder.seat))
    .filter(({ seat }) => viewer.seat === null || viewer.seat === seat)
    .map((holder) => crowdVoteShown(asked, holder, viewer));
