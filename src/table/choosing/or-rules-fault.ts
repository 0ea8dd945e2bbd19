import type { TableContext } from '../context.ts';
import { type Refused, refuse } from '../refusal.ts';
import { ChoiceFault } from './apply-choice.ts';

/**
 * Answers with a refusal when the rules fail at a choice, the one that was made or one that comes of it: nothing
 * of it has been saved.
 * @param about what is written down with the fault
 */
export async function orRulesFault<Answer>(
  { log }: Pick<TableContext, 'log'>,
  about: object,
  work: () => Promise<Answer>,
): Promise<Answer | Refused> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ChoiceFault)) throw error;
    log.error({ error: error.cause, ...about }, 'The rules failed at a choice.');
    return refuse({ refusal: 'rules-fault', match: error.match });
  }
}
