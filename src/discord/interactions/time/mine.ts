import type { BotContext } from '../../context.ts';
import { mineMessage } from '../../messages/time/mine.ts';
import type { Answer } from '../answer.ts';
import { showRefusal } from '../refused.ts';

/** All matches of whoever asks, and what they owe. */
export async function showMine(context: BotContext, answer: Answer): Promise<void> {
  const found = await context.table.mine(answer.person.userId);
  if (!found.ok) return showRefusal(context, answer, found);
  await answer.show(mineMessage(found.matches, context.texts));
}
