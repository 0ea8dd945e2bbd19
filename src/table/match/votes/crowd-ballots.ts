import type { Decision, SeatId } from '../../../kernel/decision.ts';
import { seatOf } from '../claims/claims.ts';
import type { Desk, Vote } from '../saved/desk.ts';
import type { StoredMatch } from '../saved/store.ts';
import type { Count } from '../saved/summary.ts';

/** The lead in votes that an answer needs for its crowd's vote to close at once. */
export const LEAD = 3;

/** After this many questions of a crowd, people who have not voted in any of them are no longer waited for. */
const LAST_QUESTIONS = 3;

/** The vote of a crowd on what its seat answers to a question; null before the first ballot. */
export const crowdVoteOn = (
  { votes }: Desk,
  { id }: Pick<Decision, 'id'>,
  seat: SeatId,
): Vote | null => votes.find((vote) => vote.decision === id && vote.crowd === seat) ?? null;

/** The ballots that count: people who have since taken a seat have that seat's say. */
export const crowdBallots = (stored: Pick<StoredMatch, 'seats' | 'desk'>, { ballots }: Vote) =>
  ballots.filter(({ voter }) => !seatOf(stored, voter));

/** Whether no more ballots are expected: one answer leads clearly, or the usual voters have voted. */
export function isDecided(
  stored: Pick<StoredMatch, 'seats' | 'desk'>,
  vote: Vote,
  counts: readonly Count[],
): boolean {
  const [first, second] = counts.map(({ voters }) => voters.length);
  if ((first ?? 0) - (second ?? 0) >= LEAD) return true;
  const known = (stored.desk.crowds[vote.crowd ?? ''] ?? []).flat();
  const usual = known.filter((user) => !seatOf(stored, user));
  return (
    usual.length > 0 && usual.every((user) => vote.ballots.some(({ voter }) => voter === user))
  );
}

/** Ends the vote of a crowd, and notes who has voted. */
export function endCrowdVote({ desk }: Pick<StoredMatch, 'desk'>, vote: Vote): void {
  const seat = vote.crowd ?? '';
  const voters = vote.ballots.map(({ voter }) => voter);
  desk.votes = desk.votes.filter((one) => one !== vote);
  desk.crowds[seat] = [...(desk.crowds[seat] ?? []), voters].slice(-LAST_QUESTIONS);
}

/** Gives the votes of crowds on a question their time again. */
export function beginAgain({ votes }: Desk, decisionId: string, now: Date): void {
  for (const vote of votes) {
    if (vote.decision === decisionId && vote.crowd !== undefined) vote.since = now.toISOString();
  }
}
