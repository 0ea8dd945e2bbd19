import type { BotContext } from '../context.ts';
import { plainMessage } from '../messages/plain.ts';
import type { Answer } from './answer.ts';
import { aboutMatch, components } from './component.ts';
import { tellWhyNoThread, withThread } from './opening-thread.ts';
import { placeProblem } from './place-problem.ts';
import { showRefusal } from './refused.ts';

export const threadComponents = components({ thread: { handle: aboutMatch(reopenThread) } });

/** Reopens the thread after somebody has deleted it. */
async function reopenThread(context: BotContext, answer: Answer, matchId: string): Promise<void> {
  const found = await context.table.find(matchId);
  if (!found.ok) {
    await showRefusal(context, answer, found);
    return;
  }
  const { match } = found;
  const { threadGone, words } = await placeProblem(context, answer.interaction, match);
  if (match.threadId && !threadGone) {
    const thread = context.texts('bot.status.thread', { thread: `<#${match.threadId}>` });
    await answer.show(plainMessage(words || thread));
    return;
  }
  const owed = await context.table.reopenThread(matchId);
  if (!owed.ok) {
    await showRefusal(context, answer, owed);
    return;
  }
  const now = await withThread(context, match);
  const isOpened = now.threadId !== match.threadId;
  if (!isOpened && (await tellWhyNoThread(context, answer, { ...now, threadId: null }))) return;
  const told = isOpened
    ? context.texts('bot.status.thread', { thread: `<#${now.threadId}>` })
    : context.texts('bot.thread.opening');
  await answer.show(plainMessage(told));
}
