import { type BotContext, gameOf } from '../context.ts';

/** Brings the round's message up to date, for one that failed or that somebody has deleted. */
export async function republishBoard(context: BotContext, matchId: string): Promise<void> {
  const now = await context.table.snapshot(matchId);
  if (!now.ok || now.view === null) return;
  const { presentation } = gameOf(context.games, now.match);
  await context.table.republish(matchId, `round:${presentation.round(now.view)}`);
}

/** Opens the thread anew, and posts there what is current: chapter, board, turn and questions. */
export async function republishThread(context: BotContext, matchId: string): Promise<void> {
  const { table } = context;
  await table.republish(matchId, 'thread');
  const now = await table.snapshot(matchId);
  if (!now.ok) return;
  if (now.chapter) await table.republish(matchId, `chapter:${now.chapter.id}`);
  await republishBoard(context, matchId);
  for (const { id } of now.open) {
    await table.republish(matchId, `turn:${id}`);
    await table.republish(matchId, `prompt:${id}`);
  }
}
