import type { BotContext } from '../context.ts';
import { statusMessage } from '../messages/private/status.ts';
import type { Answer } from './answer.ts';
import type { Command } from './command.ts';
import { aboutMatch, components } from './component.ts';
import { lookAt, wordsFor } from './looking.ts';
import { placeProblem } from './place-problem.ts';
import { atTable } from './which-match.ts';

/** For a match, or for the table that gathers where it is typed. */
export const statusCommand: Command = { key: 'status', handle: atTable('status', showStatus) };

export const statusComponents = components({ status: { handle: aboutMatch(showStatus) } });

/**
 * Whose move it is. Also the way to repair a match's messages: a lost thread or right to post is named, and
 * current messages are published again.
 */
export async function showStatus(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<void> {
  const look = await lookAt(context, answer, matchId);
  if (!look) return;
  const { match } = look;
  const problem = await placeProblem(context, answer.interaction, match);
  await answer.show(statusMessage(look, wordsFor(context, look), problem));
  if (!problem.threadGone) await context.table.repair(match.id);
}
