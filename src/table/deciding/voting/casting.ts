import { isDeepStrictEqual } from 'node:util';
import { formFor, type Option } from '../../../kernel/decision.ts';
import type { Asked } from '../../match/asked.ts';
import type { ChooseRequest } from '../../match/choice.ts';
import type { TableContext } from '../../match/context.ts';
import { hasPeople } from '../../match/people/holders.ts';
import type { Vote } from '../../match/saved/desk.ts';
import type { SeatHolder, VoteShown } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { voteShown } from '../../match/shown/votes.ts';
import { noteActed, noteFilledIn } from '../../match/time/noting.ts';
import { isVote, voteOn } from '../../match/votes/electorate.ts';
import { certainResult } from '../../match/votes/outcome.ts';
import { closeForReturned } from '../../telling/notices/closing.ts';
import { tellVote } from '../../telling/thread/call.ts';
import { applyChoice, type Work } from '../applying/apply-choice.ts';
import { chosenBy } from '../applying/chosen.ts';

/** Requests of one voter that are remembered: for a ballot that is changed again and again, the latest. */
const REMEMBERED = 8;

/**
 * How a ballot was written down: `repeated` if its request had been counted before, even if the ballot was changed
 * since; `as-before` if its voter had voted the same.
 */
export type Noted = 'counted' | 'as-before' | 'repeated';

/** Whether a choice is one vote among others, and not for its seat alone to make. */
export const isBallot = ({ stored, decision }: Asked, holder: SeatHolder, options: string[]) =>
  isVote(stored, decision) &&
  hasPeople(holder) &&
  decision.seats.includes(holder.seat) &&
  !decision.options.some(({ id, seat }) => seat !== undefined && options.includes(id));

/** Counts a ballot, and applies the vote's result as soon as nothing can change it. */
export function castBallot(
  context: TableContext,
  asked: Asked,
  holder: SeatHolder,
  request: ChooseRequest,
): Work {
  const voted = chosenBy(asked, holder, request.options);
  if ('instead' in voted) return voted.instead;
  const noted = note(context, asked, holder, request);
  const isNew = noted !== 'repeated';
  if (isNew && request.fillsIn) noteFilledIn(asked.stored.desk, holder.seat, 'person');
  const elected = isNew ? certainResult(asked) : null;
  if (elected) {
    const { options, outcome } = elected;
    const { standing: _, ahead: __, fillsIn: ___, planned: ____, ...decided } = request;
    const vote = { ...outcome, closedBy: 'ballot' } as const;
    return applyChoice(context, asked, holder, { ...decided, options }, vote);
  }
  const vote = voteShown(context.pace, asked, holder.seat);
  return leftOpen(context, asked, holder, { options: voted.chosen, noted, vote });
}

/** The result of a ballot that leaves the question open. */
export function leftOpen(
  context: TableContext,
  { stored, decision }: Asked,
  { seat }: SeatHolder,
  { options, noted, vote }: { options: Option[]; noted: Noted; vote: VoteShown },
): Work {
  const slots = () => [
    ...tellVote(stored.desk, context.now()),
    ...closeForReturned(context, stored),
  ];
  return {
    answer: {
      ok: true,
      outcome: 'voted',
      match: summaryOf(stored),
      repeated: noted === 'repeated',
      asBefore: noted === 'as-before',
      seat,
      decision: formFor(decision, seat),
      options,
      vote,
    },
    change: noted === 'repeated' ? null : { match: stored, slots: slots() },
  };
}

function note(
  context: TableContext,
  { stored, decision }: Asked,
  { seat, userId: voter }: SeatHolder,
  { options, requestId }: ChooseRequest,
): Noted {
  const now = context.now();
  let vote = voteOn(stored, decision);
  if (!vote) {
    vote = { decision: decision.id, since: now.toISOString(), ballots: [] };
    stored.desk.votes.push(vote);
  }
  const noted = noteBallot(vote, voter, { options, requestId });
  if (noted !== 'repeated') noteActed(stored.desk, seat, now);
  return noted;
}

/** Writes down a ballot, or a change to one. */
export function noteBallot(
  vote: Vote,
  voter: string,
  { options, requestId }: Pick<ChooseRequest, 'options' | 'requestId'>,
): Noted {
  const known = vote.ballots.find((ballot) => ballot.voter === voter);
  if (known?.requests.includes(requestId)) return 'repeated';
  const noted = isDeepStrictEqual(known?.options, options) ? 'as-before' : 'counted';
  const requests = [...(known?.requests ?? []), requestId].slice(-REMEMBERED);
  const ballot = { voter, options: [...options], requests };
  if (known) Object.assign(known, ballot);
  else vote.ballots.push(ballot);
  return noted;
}
