import { STRENGTHS } from '../../kernel/companion.ts';
import { type BotContext, gameOf } from '../context.ts';
import { adviceMessage } from '../messages/private/advice.ts';
import type { Answer } from './answer.ts';
import { showRefusal } from './refused.ts';

/** Shows what a companion would do in the person's place. The keen one, unless the other is asked. */
export async function showAdvice(
  context: BotContext,
  answer: Answer,
  matchId: string,
  plays: string | null,
): Promise<void> {
  const strength = STRENGTHS.find((known) => known === plays) ?? 'keen';
  const advised = await context.table.advise(matchId, answer.person.userId, strength);
  if (!advised.ok) {
    await showRefusal(context, answer, advised);
    return;
  }
  const words = { game: gameOf(context.games, advised.match), texts: context.texts };
  await answer.show(adviceMessage(advised, words));
}
