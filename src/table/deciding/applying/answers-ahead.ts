import { mayChoose } from '../../../kernel/decision.ts';
import type { Match } from '../../../kernel/match.ts';
import { isAskedAlone } from '../../match/asked.ts';
import type { AnswerAhead } from '../../match/choice.ts';
import type { Consequence, FollowUp } from '../../match/consequence.ts';
import type { TableContext } from '../../match/context.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';

/** What the chooser has answered along with the choice. */
export const answersAhead: Consequence<TableContext> = {
  answer: (_, { state, holder, ahead }) => answeredAhead(state, holder, ahead),
};

/**
 * The next answer that the chooser has given ahead; null if something else is asked first. An answer to a
 * question that did not come is skipped.
 * @param waiting the answers not used yet; those up to the one found are removed
 */
export function answeredAhead(
  { open }: Match,
  holder: SeatHolder,
  waiting: AnswerAhead[],
): FollowUp | null {
  const [decision] = open;
  // The next deed of the same turn may be part of what was pressed: to walk to a door and open it.
  if (!decision || open.length > 1 || decision.visibility === 'secret') return null;
  if (!isAskedAlone(decision, holder)) return null;
  for (const [index, picks] of waiting.entries()) {
    const option = decision.options.find(
      (offered) => mayChoose(decision, offered, holder.seat) && picks(offered, decision),
    );
    if (!option) continue;
    waiting.splice(0, index + 1);
    return { holder, decision, options: [option.id] };
  }
  return null;
}
