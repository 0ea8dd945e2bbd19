import type { Decision, SeatId } from '../../../kernel/decision.ts';
import { hasPeople } from '../people/holders.ts';
import type { Ballot, Vote } from '../saved/desk.ts';
import type { StoredMatch } from '../saved/store.ts';
import type { SeatHolder } from '../saved/summary.ts';

type Voting = Pick<StoredMatch, 'seats' | 'desk'>;

/** The people who answer a question of the group together, a crowd with one vote. Companions only break ties. */
export const votersOf = ({ seats }: Pick<Voting, 'seats'>, decision: Decision): SeatHolder[] =>
  seats.filter((holder) => hasPeople(holder) && decision.seats.includes(holder.seat));

/** Whether a question is answered by a vote: several people are asked it, and something depends on it. */
export const isVote = (stored: Pick<Voting, 'seats'>, decision: Decision): boolean =>
  decision.how === 'group' && !decision.unconfirmed && votersOf(stored, decision).length > 1;

export const voteOn = ({ desk }: Pick<Voting, 'desk'>, { id }: Pick<Decision, 'id'>): Vote | null =>
  desk.votes.find((vote) => vote.decision === id && vote.crowd === undefined) ?? null;

/** The ballots that count: people who have left their seat have no say. */
export function ballotsOn(stored: Voting, decision: Decision): Ballot[] {
  const voters = votersOf(stored, decision);
  return (voteOn(stored, decision)?.ballots ?? []).filter(({ voter }) =>
    voters.some(({ userId }) => userId === voter),
  );
}

/** Voters who haven't voted yet. */
export function missingFrom(stored: Voting, decision: Decision): SeatHolder[] {
  const ballots = ballotsOn(stored, decision);
  return votersOf(stored, decision).filter(
    ({ userId }) => !ballots.some(({ voter }) => voter === userId),
  );
}

/** Whether a seat has given its answer to a question that is still open, so that nobody waits for it. */
export const hasVoted = (stored: Voting, decision: Decision, seat: SeatId): boolean =>
  isVote(stored, decision) &&
  votersOf(stored, decision).some((holder) => holder.seat === seat) &&
  !missingFrom(stored, decision).some((holder) => holder.seat === seat);
