import type { MatchSummary } from '../../table/match/saved/summary.ts';
import { encodeAddress } from '../address.ts';
import { button } from '../components/controls.ts';
import type { BotContext } from '../context.ts';
import { plainMessage } from '../messages/plain.ts';
import type { Answer } from './answer.ts';
import { placeProblem } from './place-problem.ts';

/** Milliseconds for which an answer waits until a match's thread is there. */
const PATIENCE = 2_500;

/** The match with its thread, as soon as that exists; after a while without. */
export async function withThread(
  { table }: Pick<BotContext, 'table'>,
  match: MatchSummary,
): Promise<MatchSummary> {
  await table.published(match.id, PATIENCE);
  const now = await table.find(match.id);
  return now.ok ? now.match : match;
}

/**
 * Tells the person who started a match, or asked for its thread again, what keeps the thread from being opened,
 * with a way to try again.
 * @returns whether there was anything to tell
 */
export async function tellWhyNoThread(
  context: BotContext,
  answer: Answer,
  match: MatchSummary,
): Promise<boolean> {
  if (match.status === 'lobby' || match.threadId !== null) return false;
  const { words } = await placeProblem(context, answer.interaction, match);
  if (words === '') return false;
  const again = button(
    context.texts('bot.thread.try-again'),
    encodeAddress('thread', { table: match.id }),
  );
  await answer.show(plainMessage(words, [again]));
  return true;
}
