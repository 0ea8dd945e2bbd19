import type { BotContext } from '../context.ts';
import type { Answer } from './answer.ts';
import { aboutMatch, components } from './component.ts';
import { lookToAnswer } from './looking.ts';
import { showPanel } from './panel.ts';
import { showRefusal } from './refused.ts';

export const skippingComponents = components({
  'skip-guide': { handle: aboutMatch(skip) },
});

async function skip(context: BotContext, answer: Answer, matchId: string): Promise<void> {
  const look = await lookToAnswer(context, answer, matchId);
  if (!look) return;
  const { userId } = answer.person;
  const done = await context.table.skipGuide(userId, look.match.gameId, matchId);
  if (!done.ok) await showRefusal(context, answer, done);
  else await showPanel(context, answer, matchId);
}
