import type { BotContext } from '../../context.ts';
import { mineMessage } from '../../messages/time/mine.ts';
import type { Answer } from '../answer.ts';
import type { Command } from '../command.ts';
import { components } from '../component.ts';
import { showRefusal } from '../refused.ts';

export const mineCommand: Command = { key: 'mine', handle: showMine };

export const mineComponents = components({ mine: { handle: showMine } });

/** All matches of the person asking, and what they owe. */
async function showMine(context: BotContext, answer: Answer): Promise<void> {
  const found = await context.table.mine(answer.person.userId);
  if (!found.ok) return showRefusal(context, answer, found);
  await answer.show(mineMessage(found.matches, context.texts));
}
