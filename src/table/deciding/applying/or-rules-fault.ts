import { orUnavailable, type TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { ChoiceFault } from './apply-choice.ts';

/**
 * Answers with a refusal when the rules fail at a choice, either the one that was made or one that follows from
 * it: none of it has been saved, so the match is reported unchanged.
 * @param about what is logged with the fault
 */
export async function orRulesFault<Answer>(
  context: TableContext,
  matchId: string,
  about: object,
  work: () => Promise<Answer>,
): Promise<Answer | Refused> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ChoiceFault)) throw error;
    context.log.error({ error: error.cause, ...about }, 'The rules failed at a choice.');
    return orUnavailable(context, async () => {
      const stored = await context.store.read(matchId);
      if (!stored) return refuse({ refusal: 'no-such-match' });
      return refuse({ refusal: 'rules-fault', match: summaryOf(stored) });
    });
  }
}
