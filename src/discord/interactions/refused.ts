import type { Refusal } from '../../table/refusal.ts';
import { type BotContext, gameOf } from '../context.ts';
import { panelMessage } from '../messages/private/panel.ts';
import { refusalMessage, settledWords } from '../messages/private/refusal.ts';
import type { Answer } from './answer.ts';

/** Says in private what was wrong. */
export async function showRefusal(
  context: BotContext,
  answer: Answer,
  refusal: Refusal,
): Promise<void> {
  switch (refusal.refusal) {
    case 'stale':
      await showWithPanel(context, answer, refusal);
      return mend(context, answer, refusal.match.id);
    case 'no-such-option':
      return showWithPanel(context, answer, refusal);
    default:
      return answer.show(refusalMessage(refusal, null, context.games, context.texts));
  }
}

/** Whoever can act now gets the panel for it at once, below what was wrong. */
async function showWithPanel(
  { table, games, texts }: BotContext,
  answer: Answer,
  refusal: Extract<Refusal, { refusal: 'stale' | 'no-such-option' }>,
): Promise<void> {
  const look = await table.look(refusal.match.id, answer.person.userId);
  const view = look.ok ? look.view : null;
  if (!look.ok || look.open.length === 0) {
    await answer.show(refusalMessage(refusal, view, games, texts));
    return;
  }
  const words = { game: gameOf(games, look.match), texts };
  const told = [
    refusal.refusal === 'stale'
      ? settledWords(refusal, view, games, texts)
      : texts('bot.refusal.no-such-option'),
  ];
  await answer.show(panelMessage(look, words, { told }));
}

/** The message with the old button is brought up to date. */
async function mend({ table }: BotContext, { interaction }: Answer, matchId: string) {
  if (interaction.isMessageComponent()) await table.mend(matchId, interaction.message.id);
}
