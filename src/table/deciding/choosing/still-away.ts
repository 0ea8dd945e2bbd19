import type { ChoiceOutcome, ChooseRequest } from '../../match/choice.ts';
import { gameOf, type TableContext } from '../../match/context.ts';
import type { Refused } from '../../match/refusal.ts';
import type { LockedMatch } from '../../match/saved/store.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { voteShown } from '../../match/shown/votes.ts';
import { alreadySettled } from '../applying/answers.ts';
import { refused } from '../applying/refused.ts';

/**
 * What somebody is told whose press has changed nothing, so that they are still away: a late copy of an
 * accepted one, or one that isn't possible. It describes the match as saved, not as it would be if they were
 * back.
 * @param holder the companion that sits in for them
 * @param answer what they would be told if they were back
 */
export async function stillAway(
  context: TableContext,
  locked: LockedMatch,
  holder: SeatHolder,
  request: Pick<ChooseRequest, 'decisionId' | 'requestId'>,
  answer: ChoiceOutcome | Refused,
): Promise<ChoiceOutcome | Refused> {
  const { stored } = locked;
  const { state } = stored;
  const game = gameOf(context, stored.gameId);
  if (!game) return answer;
  const decision = state?.open.find(({ id }) => id === request.decisionId);
  if (!state || !decision) return alreadySettled(game, locked, holder, request);
  if ('vote' in answer) {
    const vote = voteShown(context.pace, { game, stored, state, decision }, holder.seat);
    return { ...answer, match: summaryOf(stored), vote };
  }
  if (answer.ok) return alreadySettled(game, locked, holder, request);
  switch (answer.refusal) {
    case 'no-such-option':
    case 'not-yours':
      return refused(game, stored, holder, decision, answer.refusal);
    default:
      return alreadySettled(game, locked, holder, request);
  }
}
