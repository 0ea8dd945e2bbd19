import { type Decision, formFor, type Option, type Refusal } from '../../kernel/decision.ts';
import { answer, isAtRest } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { hasRevealed, noteUnseen } from '../../kernel/revealing.ts';
import { reasonHappening } from '../companions/reasons.ts';
import type { TableContext } from '../context.ts';
import { decisionsOf, publicDecision, summaryOf, waitingOf } from '../looking/visible.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { Decided } from '../saved/change-match.ts';
import type { MatchChange, NewInput, StoredMatch } from '../saved/store.ts';
import { closeForReturned, closeSeats } from '../seats/closing.ts';
import { endStanding, giveStanding } from '../standing/standing-answers.ts';
import type { SeatHolder, Settled, VoteOutcome } from '../summary.ts';
import type { AnswerAhead, ChoiceOutcome, ChooseRequest } from '../table.ts';
import { tell } from '../telling/tell.ts';
import { timeUpHappening } from '../time/time-up.ts';
import { freeAfter } from '../undoing/free.ts';
import { closeRequest } from '../undoing/request.ts';
import { voteHappenings } from '../voting/told.ts';
import { accepted } from './answers.ts';
import type { Asked } from './asked.ts';
import { answeredAhead, answeredForGood, type FollowUp } from './follow-ups.ts';

export type Work = Decided<ChoiceOutcome | Refused>;

/** The rules failed at a choice. Thrown to roll back; the match stays at the same question. */
export class ChoiceFault extends Error {
  override name = 'ChoiceFault';

  constructor(cause: unknown) {
    super('The rules failed at a choice.', { cause });
  }
}

/** What applying a choice takes of the request that makes it. */
type Chosen = Pick<
  ChooseRequest,
  'options' | 'requestId' | 'ahead' | 'standing' | 'reason' | 'standIn'
>;

/**
 * Lets the rules apply a choice to the stored match's own copy.
 * @param vote how the vote came out, where the group has made the choice by one
 * @throws ChoiceFault
 */
export function applyChoice(
  context: TableContext,
  { game, stored, state, decision }: Asked,
  holder: SeatHolder,
  request: Chosen,
  vote: VoteOutcome | null = null,
): Work {
  const known = formFor(decision, holder.seat);
  const options = request.options.flatMap(
    (id) => decision.options.find((option) => option.id === id) ?? [],
  );
  const atRest = isAtRest(state);
  const unseen = noteUnseen(game.rules, state);
  const now = context.now();
  try {
    const first = applyOne(context, game, stored, state, now, {
      holder,
      decision,
      options: request.options,
      requestId: request.requestId,
      ...(request.reason ? { reason: request.reason } : {}),
      ...(request.standIn ? { standIn: request.standIn } : {}),
      ...(vote ? { vote } : {}),
    });
    if ('refusal' in first) {
      return { answer: refused(game, stored, holder, decision, first.refusal), change: null };
    }
    if (request.standing !== undefined) {
      giveStanding(game, stored.desk, holder.seat, known, request.standing, first.revision);
    }
    const inputs = [
      first,
      ...followUps(context, game, stored, state, holder, request.ahead ?? [], now),
    ];
    const happenings = inputs.flatMap((input) => input.happenings);
    noteProgress(stored, state, now);
    stored.desk.free = freeAfter(stored, {
      holder,
      decision,
      before: first.revision - 1,
      revealed: hasRevealed(game.rules, unseen, state, happenings),
    });
    stored.desk.underWay = game.rules.underWay(state);
    const change = changeAfter(context, game, stored, state, inputs, first.settled, now);
    endStanding(stored.desk, state);
    return {
      answer: accepted(stored, holder, { decision: known, options, happenings }, false),
      change: atRest && !isAtRest(state) ? { ...change, keepRest: true } : change,
    };
  } catch (error) {
    throw new ChoiceFault(error);
  }
}

/** Answers that follow from one choice by themselves; more would be going round in circles. */
const MOST_FOLLOW_UPS = 200;

/** What the chooser has answered ahead, then what anybody has answered for good. */
function followUps(
  context: TableContext,
  game: Game,
  stored: StoredMatch,
  state: Match,
  chooser: SeatHolder,
  ahead: readonly AnswerAhead[],
  now: Date,
): NewInput[] {
  const inputs: NewInput[] = [];
  const waiting = [...ahead];
  while (inputs.length < MOST_FOLLOW_UPS) {
    const next = answeredAhead(state, chooser, waiting) ?? answeredForGood(game, stored, state);
    if (!next) break;
    const applied = applyOne(context, game, stored, state, now, { ...next, requestId: null });
    if ('refusal' in applied) throw new Error(`A follow-up is refused: ${applied.refusal}.`);
    inputs.push(applied);
  }
  return inputs;
}

type Applied = NewInput & { settled: Settled };

/** One answer, and how it has come about. */
type Given = FollowUp & { requestId: string | null; vote?: VoteOutcome } & Pick<
    ChooseRequest,
    'reason' | 'standIn'
  >;

/** Lets the rules apply one answer to the match in place. */
function applyOne(
  { texts }: TableContext,
  game: Game,
  stored: StoredMatch,
  state: Match,
  now: Date,
  given: Given,
): Applied | { refusal: Refusal } {
  const { holder, decision, requestId, reason, standIn, vote } = given;
  const chapter = state.chapter.id;
  const options = given.options.flatMap(
    (id) => decision.options.find((option) => option.id === id) ?? [],
  );
  const before = [
    ...(standIn
      ? [timeUpHappening(game, state, { seat: holder.seat, decision, options }, standIn, texts)]
      : []),
    ...(vote ? voteHappenings({ game, stored, state, decision }, vote, texts) : []),
    ...(reason ? [reasonHappening(holder.name, reason, chapter)] : []),
  ];
  const choice = { seat: holder.seat, decision: decision.id, options: given.options };
  const result = answer(game.rules.procedures, state, choice);
  if (!result.accepted) return { refusal: result.refusal };
  const settled: Settled = {
    ...settledBy(game, holder, decision, options, now),
    ...(reason ? { reason } : {}),
    ...(standIn ? { standIn } : {}),
    ...(vote ? { vote } : {}),
  };
  return {
    revision: state.inputs,
    seat: holder.seat,
    userId: holder.userId,
    decisionId: decision.id,
    options: given.options,
    requestId,
    settled,
    happenings: [...before, ...result.happenings],
  };
}

function settledBy(
  game: Game,
  holder: SeatHolder,
  decision: Decision,
  options: Option[],
  now: Date,
): Settled {
  const asked = publicDecision(game, decision);
  return {
    decision: { ...asked, options },
    seat: holder.seat,
    userId: holder.userId,
    name: holder.name,
    at: now.toISOString(),
  };
}

function noteProgress(stored: StoredMatch, state: Match, now: Date): void {
  stored.revision = state.inputs;
  stored.outcome = state.outcome;
  stored.changedAt = now;
  if (state.outcome === null) return;
  stored.status = 'over';
  stored.endedAt = now;
}

function changeAfter(
  context: TableContext,
  game: Game,
  stored: StoredMatch,
  state: Match,
  inputs: NewInput[],
  settled: Settled,
  now: Date,
): MatchChange {
  const ended = state.outcome !== null;
  const happenings = inputs.flatMap((input) => input.happenings);
  const slots = tell(context, stored.desk, {
    game,
    match: state,
    seats: stored.seats,
    settings: stored.settings,
    happenings,
    settled,
    ended,
    now,
  });
  slots.push(...closeRequest(context, stored, 'overtaken'));
  slots.push(...(ended ? closeSeats(context, stored) : closeForReturned(context, stored)));
  if (ended) slots.push({ slot: { kind: 'lobby', key: 'lobby', data: {} }, dueAt: now });
  return { match: stored, stateChanged: true, inputs, slots };
}

/** Why a choice can't be made, with what helps. */
export function refused(
  game: Game,
  stored: StoredMatch,
  holder: SeatHolder,
  decision: Decision,
  refusal: Refusal,
): Refused {
  const match = summaryOf(stored);
  const waiting = waitingOf(game, stored);
  switch (refusal) {
    case 'not-yours':
      return refuse({ refusal, match, decision: publicDecision(game, decision), waiting });
    case 'no-such-option': {
      const own = decisionsOf(stored, holder.seat).find(({ id }) => id === decision.id);
      return refuse({ refusal, match, decision: own ?? publicDecision(game, decision) });
    }
    case 'stale':
      return refuse({
        refusal,
        match,
        settled: null,
        open: decisionsOf(stored, holder.seat),
        waiting,
      });
  }
}
