import type { BotContext } from '../context.ts';
import { plainMessage } from '../messages/plain.ts';
import type { Answer } from './answer.ts';
import { showPanel } from './looking.ts';
import { showRefusal } from './refused.ts';

/**
 * Switches hints on or off.
 * @param table the match to whose panel the person goes back; empty for none
 */
export async function switchHints(
  context: BotContext,
  answer: Answer,
  wanted: string,
  table: string,
): Promise<void> {
  const hints = wanted === 'off' ? 'off' : 'on';
  const done = await context.table.switchHints(answer.person.userId, hints);
  if (!done.ok) await showRefusal(context, answer, done);
  else if (table === '') await answer.show(plainMessage(context.texts(`bot.hints.${hints}`)));
  else await showPanel(context, answer, table, { told: [context.texts(`bot.hints.${hints}`)] });
}
