import type { BotContext } from '../context.ts';
import { goalMessage } from '../messages/private/goal.ts';
import type { Answer } from './answer.ts';
import type { Command } from './command.ts';
import { aboutMatch, components } from './component.ts';
import { lookAtPlay, wordsFor } from './looking.ts';
import { inThread } from './which-match.ts';

export const goalCommand: Command = { key: 'goal', handle: inThread(showGoal) };

export const goalComponents = components({ goal: { handle: aboutMatch(showGoal) } });

/** What the match is about, and what to do next. */
async function showGoal(context: BotContext, answer: Answer, matchId: string): Promise<void> {
  const look = await lookAtPlay(context, answer, matchId);
  if (look) await answer.show(goalMessage(look, wordsFor(context, look)));
}
