import { formFor } from '../../../kernel/decision.ts';
import { isAtRest } from '../../../kernel/engine.ts';
import { copyOf } from '../../../kernel/json.ts';
import type { Match } from '../../../kernel/match.ts';
import { hasRevealed, noteUnseen } from '../../../kernel/revealing.ts';
import type { Asked } from '../../match/asked.ts';
import type { Decided } from '../../match/changing/change-match.ts';
import type { ChoiceOutcome, ChooseRequest } from '../../match/choice.ts';
import type { ChoiceMade, FollowUp } from '../../match/consequence.ts';
import type { TableContext } from '../../match/context.ts';
import { freeAfter } from '../../match/notes/free.ts';
import type { Refused } from '../../match/refusal.ts';
import { copyOfStored } from '../../match/saved/copy-of-stored.ts';
import type { Desk } from '../../match/saved/desk.ts';
import type { MatchChange, NewInput, StoredMatch } from '../../match/saved/store.ts';
import { isBeforeTime, type SeatHolder, type VoteOutcome } from '../../match/saved/summary.ts';
import { Unthought } from '../../match/thoughts.ts';
import { tellsOfOrders } from '../../telling/events/orders.ts';
import { changeTold } from '../../telling/thread/change-told.ts';
import { tell } from '../../telling/thread/tell.ts';
import { accepted } from './answers.ts';
import { applyAnswer, chosenOf } from './apply-answer.ts';
import { refused } from './refused.ts';

export type Work = Decided<ChoiceOutcome | Refused>;

/** The rules failed at a choice. Thrown to roll back; the match stays at the same question. */
export class ChoiceFault extends Error {
  override name = 'ChoiceFault';

  constructor(cause: unknown) {
    super('The rules failed at a choice.', { cause });
  }
}

/** The parts of a request that applying its choice needs. */
type Chosen = Pick<
  ChooseRequest,
  'options' | 'requestId' | 'ahead' | 'standing' | 'fillsIn' | 'planned' | 'reason' | 'standIn'
>;

/**
 * The result of a choice. The match passed in stays unchanged: the change holds what it becomes.
 * @param vote how the vote came out, if the group has made the choice by one
 * @throws ChoiceFault; Unthought if a companion has to think first
 */
export function applyChoice(
  context: TableContext,
  { game, stored: unchanged, state: asked, decision }: Asked,
  holder: SeatHolder,
  request: Chosen,
  vote: VoteOutcome | null = null,
): Work {
  const state = copyOf(asked);
  const stored = copyOfStored(unchanged, state);
  const now = context.now();
  try {
    const first = applyAnswer(context, game, stored, state, now, {
      holder,
      decision,
      options: request.options,
      requestId: request.requestId,
      ...(request.reason ? { reason: request.reason } : {}),
      ...(request.standIn ? { standIn: request.standIn } : {}),
      ...(vote ? { vote } : {}),
    });
    if ('refusal' in first) {
      return { answer: refused(game, unchanged, holder, decision, first.refusal), change: null };
    }
    const { revision } = first;
    const ahead = [...(request.ahead ?? [])];
    const made = { game, stored, state, holder, decision, request, revision, ahead, now };
    for (const { noted } of context.consequences) noted?.(context, made);
    const following = followUps(context, made);
    const inputs = [first, ...following.inputs];
    const happenings = inputs.flatMap((input) => input.happenings);
    noteProgress(stored, state, now);
    const before = revision - 1;
    const revealed = hasRevealed(game.rules, noteUnseen(game.rules, asked), state, happenings);
    const isForThem = isBeforeTime(request.standIn);
    stored.desk.free = freeAfter(stored, {
      holder,
      decision,
      before,
      isForThem,
      // A deed that somebody has left ahead is theirs: nobody takes it back incidentally.
      revealed: revealed || happenings.some(tellsOfOrders),
    });
    const earlier =
      isForThem && !revealed ? [...stored.desk.forThem, { seat: holder.seat, before }] : [];
    stored.desk.forThem = [...earlier, ...following.forThem()];
    stored.desk.underWay = game.rules.underWay(state);
    const ended = state.outcome !== null;
    const { settled } = first;
    const told = changeTold(stored, { game, match: state, happenings, settled, ended, now });
    const slots = [
      ...tell(context, stored.desk, told),
      ...context.consequences.flatMap(({ done }) => done?.(context, made) ?? []),
    ];
    const known = formFor(decision, holder.seat);
    const options = chosenOf(decision, request.options);
    const change: MatchChange = { match: stored, stateChanged: true, inputs, slots };
    return {
      answer: accepted(stored, holder, { decision: known, options, happenings }, false),
      change: isAtRest(asked) && !isAtRest(state) ? { ...change, keepRest: true } : change,
    };
  } catch (error) {
    throw error instanceof Unthought ? error : new ChoiceFault(error);
  }
}

/** Answers that follow automatically from one choice; more would mean going round in circles. */
const MOST_FOLLOW_UPS = 200;

interface FollowUps {
  inputs: NewInput[];
  /** See `Desk.forThem`; call it when all is done. */
  forThem(): Desk['forThem'];
}

/** What is answered automatically after a choice, one answer after the other, in the order they follow. */
function followUps(context: TableContext, made: ChoiceMade): FollowUps {
  const { game, stored, state, now } = made;
  const inputs: NewInput[] = [];
  const unasked: (Desk['forThem'][number] & { isLatest(): boolean })[] = [];
  while (inputs.length < MOST_FOLLOW_UPS) {
    const next = nextAnswer(context, made);
    if (!next) break;
    const unseen = noteUnseen(game.rules, state);
    const at = inputs.length;
    const applied = applyAnswer(context, game, stored, state, now, { ...next, requestId: null });
    if ('refusal' in applied) throw new Error(`A follow-up is refused: ${applied.refusal}.`);
    inputs.push(applied);
    for (const { followed } of context.consequences) followed?.(context, made, next);
    if (!next.standIn) continue;
    const since = () => inputs.slice(at).flatMap(({ happenings }) => happenings);
    const isLatest = () => !hasRevealed(game.rules, unseen, state, since());
    unasked.push({ seat: next.holder.seat, before: applied.revision - 1, isLatest });
  }
  const forThem = () =>
    unasked.filter(({ isLatest }) => isLatest()).map(({ seat, before }) => ({ seat, before }));
  return { inputs, forThem };
}

function nextAnswer(context: TableContext, made: ChoiceMade): FollowUp | null {
  for (const { answer } of context.consequences) {
    const next = answer?.(context, made);
    if (next) return next;
  }
  return null;
}

function noteProgress(stored: StoredMatch, state: Match, now: Date): void {
  stored.revision = state.inputs;
  stored.outcome = state.outcome;
  stored.changedAt = now;
  if (state.outcome === null) return;
  stored.status = 'over';
  stored.endedAt = now;
}
