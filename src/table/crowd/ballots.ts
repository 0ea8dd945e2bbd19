import type { Decision, SeatId } from '../../kernel/decision.ts';
import type { Desk, Vote } from '../saved/desk.ts';
import { type MatchSettings, paceOf } from '../saved/match-settings.ts';
import type { StoredMatch } from '../saved/store.ts';
import { seatOf } from '../seats/claims.ts';
import type { Count, SeatHolder } from '../summary.ts';
import { clocksOf, type Timed } from '../time/clocks.ts';
import { afterWaking } from '../time/waking-hours.ts';
import { isCrowd } from './crowd.ts';

/** By so many votes an answer has to lead for its crowd's vote to close at once. */
export const LEAD = 3;

/** Questions of a crowd after which those are no longer waited for who have not voted in any of them. */
const LAST_QUESTIONS = 3;

/** Waking minutes after the first ballot in which a crowd's vote closes, as short as the pace is fast. */
const MINUTES = { live: 1, daily: 10, relaxed: 30, none: 10 } as const;
const OWN = { share: 1 / 100, least: 1, most: 30 };

export function crowdMinutes(settings: MatchSettings): number {
  if (settings.pace.kind !== 'own') return MINUTES[settings.pace.kind];
  const { turn } = paceOf(settings);
  if (turn === null) return MINUTES.none;
  return Math.min(Math.max(Math.round(turn * OWN.share), OWN.least), OWN.most);
}

/** The vote of a crowd on what its seat answers to a question; null before the first ballot. */
export const crowdVoteOn = (
  { votes }: Desk,
  { id }: Pick<Decision, 'id'>,
  seat: SeatId,
): Vote | null => votes.find((vote) => vote.decision === id && vote.crowd === seat) ?? null;

/** The ballots that count: who has taken a seat since has that one's say. */
export const crowdBallots = (stored: Pick<StoredMatch, 'seats' | 'desk'>, { ballots }: Vote) =>
  ballots.filter(({ voter }) => !seatOf(stored, voter));

/** Whether no more ballots are to be waited for: somebody leads clearly, or whoever usually votes has. */
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

/** When a crowd's vote closes: its own short time after the first ballot, or when the question falls due. */
export function crowdClosesAt(stored: Timed, vote: Vote): Date {
  const minutes = crowdMinutes(stored.settings);
  const own = afterWaking(new Date(vote.since), minutes, stored.settings);
  const due = clocksOf(stored).find(({ decision }) => decision.id === vote.decision)?.dueAt;
  return due && due < own ? due : own;
}

/** A crowd's vote, and when it closes. */
export interface CrowdClock {
  vote: Vote;
  decision: Decision;
  holder: SeatHolder;
  closesAt: Date;
}

/** The votes of crowds that are under way. */
export function crowdClocksOf(stored: Timed): CrowdClock[] {
  if (stored.status !== 'playing' || stored.desk.paused !== null) return [];
  return stored.desk.votes.flatMap((vote) => {
    const decision = stored.state?.open.find(({ id }) => id === vote.decision);
    const holder = stored.seats.find((one) => one.seat === vote.crowd && isCrowd(one));
    return decision && holder
      ? [{ vote, decision, holder, closesAt: crowdClosesAt(stored, vote) }]
      : [];
  });
}
