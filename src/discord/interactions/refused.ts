import type { Refusal } from '../../table/refusal.ts';
import { decisionsIn } from '../components/addressed.ts';
import type { BotContext } from '../context.ts';
import { refusalMessage } from '../messages/refusal.ts';
import type { Answer } from './answer.ts';

/** Says in private what was wrong. */
export async function showRefusal(
  context: BotContext,
  answer: Answer,
  refusal: Refusal,
): Promise<void> {
  const { table, games, texts } = context;
  let view: unknown = null;
  if (refusal.refusal === 'stale' && refusal.settled) {
    const now = await table.snapshot(refusal.match.id);
    if (now.ok) view = now.view;
  }
  await answer.show(refusalMessage(refusal, view, games, texts));
  if (refusal.refusal === 'stale') await mend(context, answer, refusal.match.id);
}

/** The message with the old button is brought up to date. */
async function mend({ table }: BotContext, { interaction }: Answer, matchId: string) {
  if (!interaction.isMessageComponent()) return;
  const components = interaction.message.components.map((component) => component.toJSON());
  for (const decision of decisionsIn(components))
    await table.republish(matchId, `prompt:${decision}`);
}
