import type { Decision, Option, Refusal } from '../../../kernel/decision.ts';
import { answer } from '../../../kernel/engine.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import type { ChooseRequest } from '../../match/choice.ts';
import type { FollowUp } from '../../match/consequence.ts';
import type { TableContext } from '../../match/context.ts';
import { answerInWords, noteAnsweredFor } from '../../match/notes/answered-for.ts';
import { personIn } from '../../match/people/holders.ts';
import type { NewInput, StoredMatch } from '../../match/saved/store.ts';
import {
  isBeforeTime,
  type SeatHolder,
  type Settled,
  type VoteOutcome,
} from '../../match/saved/summary.ts';
import { publicDecision } from '../../match/shown/visible.ts';
import { reasonHappening } from '../../telling/events/reasons.ts';
import { timeUpHappenings } from '../../telling/events/time-up.ts';
import { voteHappenings } from '../../telling/events/votes.ts';

/** An answer that the rules have accepted, and how it was. */
export type Applied = NewInput & { settled: Settled };

/** One answer, and how it came about. */
type Given = FollowUp & { requestId: string | null; vote?: VoteOutcome } & Pick<
    ChooseRequest,
    'reason'
  >;

/** Lets the rules apply one answer to the match in place. */
export function applyAnswer(
  context: TableContext,
  game: Game,
  stored: StoredMatch,
  state: Match,
  now: Date,
  given: Given,
): Applied | { refusal: Refusal } {
  const { holder, decision, requestId, reason, standIn, vote } = given;
  const { languages } = context;
  const chapter = state.chapter.id;
  const options = chosenOf(decision, given.options);
  const answerFor = { seat: holder.seat, decision, options };
  const forThem = isBeforeTime(standIn) ? answerInWords(game, state, answerFor, languages) : null;
  const before = [
    ...(standIn ? timeUpHappenings(game, state, answerFor, standIn, languages) : []),
    ...(vote ? voteHappenings({ game, stored, state, decision }, vote, languages.usual) : []),
    ...(reason ? [reasonHappening(personIn(holder), reason, chapter)] : []),
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
  const { openly: _, ...asked } = publicDecision(game, decision);
  return {
    decision: { ...asked, options },
    seat: holder.seat,
    userId: holder.userId,
    name: holder.name,
    at: now.toISOString(),
  };
}
