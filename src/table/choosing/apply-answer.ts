import type { Decision, Option, Refusal } from '../../kernel/decision.ts';
import { answer } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import type { ChooseRequest } from '../choice.ts';
import { reasonHappening } from '../companions/reasons.ts';
import type { FollowUp } from '../consequence.ts';
import type { TableContext } from '../context.ts';
import { publicDecision } from '../looking/visible.ts';
import type { NewInput, StoredMatch } from '../saved/store.ts';
import { isBeforeTime, type SeatHolder, type Settled, type VoteOutcome } from '../summary.ts';
import { timeUpHappenings } from '../time/time-up.ts';
import { voteHappenings } from '../voting/told.ts';
import { answerInWords, noteAnsweredFor } from './answered-for.ts';

/** An answer that the rules have accepted, and how it was. */
export type Applied = NewInput & { settled: Settled };

/** One answer, and how it has come about. */
type Given = FollowUp & { requestId: string | null; vote?: VoteOutcome } & Pick<
    ChooseRequest,
    'reason'
  >;

/** Lets the rules apply one answer to the match in place. */
export function applyAnswer(
  { texts }: TableContext,
  game: Game,
  stored: StoredMatch,
  state: Match,
  now: Date,
  given: Given,
): Applied | { refusal: Refusal } {
  const { holder, decision, requestId, reason, standIn, vote } = given;
  const chapter = state.chapter.id;
  const options = chosenOf(decision, given.options);
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

/** The options of a question by their ids, in that order. */
export const chosenOf = (decision: Decision, ids: readonly string[]): Option[] =>
  ids.flatMap((id) => decision.options.find((option) => option.id === id) ?? []);

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
