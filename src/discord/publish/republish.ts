import type { Refused } from '../../table/refusal.ts';
import { type BotContext, gameOf } from '../context.ts';

/** Opens the thread anew, and posts there what is current. */
export async function republishThread(
  context: BotContext,
  matchId: string,
): Promise<{ ok: true } | Refused> {
  const owed = await context.table.republish(matchId, 'thread');
  if (owed.ok) await republishCurrent(context, matchId);
  return owed;
}

/**
 * Publishes chapter, board, turn and questions again, for messages that have failed or that somebody
 * has deleted. The names of the table's slots are in src/table/slot.ts; one that is not there is no harm.
 */
export async function republishCurrent(context: BotContext, matchId: string): Promise<void> {
  const { table } = context;
  await table.hurry(matchId);
  const now = await table.snapshot(matchId);
  if (!now.ok || now.view === null) return;
  const { presentation } = gameOf(context.games, now.match);
  if (now.chapter) await table.republish(matchId, `chapter:${now.chapter.id}`);
  await table.republish(matchId, `round:${presentation.round(now.view)}`);
  for (const { id } of now.open) {
    await table.republish(matchId, `turn:${id}`);
    await table.republish(matchId, `prompt:${id}`);
  }
}
