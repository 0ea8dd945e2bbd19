import { type Decision, formFor, type Option, type Refusal } from '../../kernel/decision.ts';
import { answer, isAtRest } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { hasRevealed, noteUnseen } from '../../kernel/revealing.ts';
import type { ChoiceOutcome, ChooseRequest } from '../choice.ts';
import { isCompanion } from '../companions/holders.ts';
import { reasonHappening } from '../companions/reasons.ts';
import type { TableContext } from '../context.ts';
import { decisionsOf, publicDecision, summaryOf, waitingOf } from '../looking/visible.ts';
import { ordered } from '../orders/carrying-out.ts';
import { ordersAfterChoice } from '../orders/left.ts';
import { tellsOfOrders } from '../orders/told.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { Decided } from '../saved/change-match.ts';
import type { Desk } from '../saved/desk.ts';
import type { MatchChange, NewInput, StoredMatch } from '../saved/store.ts';
import { closeForReturned, closeSeats } from '../seats/closing.ts';
import { endStanding, giveStanding } from '../standing/standing-answers.ts';
import { isBeforeTime, type SeatHolder, type Settled, type VoteOutcome } from '../summary.ts';
import { tell } from '../telling/tell.ts';
import { changeTold } from '../telling/told.ts';
import { noteFilledIn } from '../time/noting.ts';
import { timeUpHappenings } from '../time/time-up.ts';
import { freeAfter } from '../undoing/free.ts';
import { closeRequest } from '../undoing/request.ts';
import { voteHappenings } from '../voting/told.ts';
import { answerInWords, noteAnsweredFor } from './answered-for.ts';
import { accepted } from './answers.ts';
import type { Asked } from './asked.ts';
import { answeredAhead, answeredForGood, type FollowUp } from './follow-ups.ts';
import { answeredUnasked } from './unasked.ts';

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
  'options' | 'requestId' | 'ahead' | 'standing' | 'fillsIn' | 'reason' | 'standIn'
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
    if (request.fillsIn) {
      noteFilledIn(stored.desk, holder.seat, request.standIn ? 'time' : 'person');
    }
    ordersAfterChoice(stored.desk, holder.seat, decision);
    const following = followUps(context, game, stored, state, { holder, ...request }, now);
    const inputs = [first, ...following.inputs];
    const happenings = inputs.flatMap((input) => input.happenings);
    noteProgress(stored, state, now);
    stored.desk.free = freeAfter(stored, {
      holder,
      decision,
      before: first.revision - 1,
      // A deed that somebody has left ahead is theirs: nobody takes it back by the way.
      revealed:
        hasRevealed(game.rules, unseen, state, happenings) || happenings.some(tellsOfOrders),
    });
    stored.desk.forThem = following.forThem();
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

interface FollowUps {
  inputs: NewInput[];
  /** See `Desk.forThem`; to be asked when all is done. */
  forThem(): Desk['forThem'];
}

/**
 * What the chooser has answered ahead, then what anybody has answered for good, then what nobody is waited for
 * with.
 */
function followUps(
  context: TableContext,
  game: Game,
  stored: StoredMatch,
  state: Match,
  {
    holder,
    ahead = [],
    standIn,
  }: { holder: SeatHolder } & Pick<ChooseRequest, 'ahead' | 'standIn'>,
  now: Date,
): FollowUps {
  const inputs: NewInput[] = [];
  const unasked: (Desk['forThem'][number] & { isLatest(): boolean })[] = [];
  const waiting = [...ahead];
  const present = standIn || isCompanion(holder) ? null : holder.seat;
  while (inputs.length < MOST_FOLLOW_UPS) {
    const next =
      answeredAhead(state, holder, waiting) ??
      answeredForGood(game, stored, state) ??
      ordered(context, game, stored, state) ??
      answeredUnasked(context, game, stored, state, present);
    if (!next) break;
    const unseen = noteUnseen(game.rules, state);
    const at = inputs.length;
    const applied = applyOne(context, game, stored, state, now, { ...next, requestId: null });
    if ('refusal' in applied) throw new Error(`A follow-up is refused: ${applied.refusal}.`);
    inputs.push(applied);
    if (!('standIn' in next)) continue;
    const since = () => inputs.slice(at).flatMap(({ happenings }) => happenings);
    const isLatest = () => !hasRevealed(game.rules, unseen, state, since());
    unasked.push({ seat: next.holder.seat, before: applied.revision - 1, isLatest });
  }
  const forThem = () =>
    unasked.filter(({ isLatest }) => isLatest()).map(({ seat, before }) => ({ seat, before }));
  return { inputs, forThem };
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
  const answerFor = { seat: holder.seat, decision, options };
  const forThem = isBeforeTime(standIn) ? answerInWords(game, state, answerFor, texts) : null;
  const before = [
    ...(standIn ? timeUpHappenings(game, state, answerFor, standIn, texts) : []),
    ...(vote ? voteHappenings({ game, stored, state, decision }, vote, texts) : []),
    ...(reason ? [reasonHappening(holder.name, reason, chapter)] : []),
    ...(given.before ?? []),
  ];
  const choice = { seat: holder.seat, decision: decision.id, options: given.options };
  const result = answer(game.rules.procedures, state, choice);
  if (!result.accepted) return { refusal: result.refusal };
  if (forThem) noteAnsweredFor(stored.desk, forThem);
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
  const told = changeTold(stored, { game, match: state, happenings, settled, ended, now });
  const slots = tell(context, stored.desk, told);
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
