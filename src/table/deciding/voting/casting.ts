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
  const isNew = note(context, asked, holder, request);
  if (isNew && request.fillsIn) noteFilledIn(asked.stored.desk, holder.seat, 'person');
  const elected = isNew ? certainResult(asked) : null;
  if (elected) {
    const { options, outcome } = elected;
    const { standing: _, ahead: __, fillsIn: ___, planned: ____, ...decided } = request;
    const vote = { ...outcome, closedBy: 'ballot' } as const;
    return applyChoice(context, asked, holder, { ...decided, options }, vote);
  }
  const vote = voteShown(context.pace, asked, holder.seat);
  return leftOpen(context, asked, holder, { options: voted.chosen, isNew, vote });
}

/** The result of a ballot that leaves the question open. @param isNew false for a request that was counted before */
export function leftOpen(
  context: TableContext,
  { stored, decision }: Asked,
  { seat }: SeatHolder,
  { options, isNew, vote }: { options: Option[]; isNew: boolean; vote: VoteShown },
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
      repeated: !isNew,
      seat,
      decision: formFor(decision, seat),
      options,
      vote,
    },
    change: isNew ? { match: stored, slots: slots() } : null,
  };
}

/** @returns false for a request that has been counted before, even if the ballot was changed since. */
function note(
  context: TableContext,
  { stored, decision }: Asked,
  { seat, userId: voter }: SeatHolder,
  { options, requestId }: ChooseRequest,
): boolean {
  const now = context.now();
  let vote = voteOn(stored, decision);
  if (!vote) {
    vote = { decision: decision.id, since: now.toISOString(), ballots: [] };
    stored.desk.votes.push(vote);
  }
  if (!noteBallot(vote, voter, { options, requestId })) return false;
  noteActed(stored.desk, seat, now);
  return true;
}

/** Writes down a ballot, or a change to one. @returns false for a request that has been counted before */
export function noteBallot(
  vote: Vote,
  voter: string,
  { options, requestId }: Pick<ChooseRequest, 'options' | 'requestId'>,
): boolean {
  const known = vote.ballots.find((ballot) => ballot.voter === voter);
  if (known?.requests.includes(requestId)) return false;
  const requests = [...(known?.requests ?? []), requestId].slice(-REMEMBERED);
  const ballot = { voter, options: [...options], requests };
  if (known) Object.assign(known, ballot);
  else vote.ballots.push(ballot);
  return true;
}
