import type { BotContext } from '../context.ts';
import { drawAt, FOR_A_PERSON, ifDrawn } from '../drawing.ts';
import { sinceMessage } from '../messages/private/since.ts';
import type { Answer } from './answer.ts';
import { aboutMatch, components } from './component.ts';
import { begun, lookToAnswer, sightOf, wordsFor } from './looking.ts';
import { membershipOf } from './members.ts';
import { showRefusal } from './refused.ts';

export const sinceComponents = components({
  since: { cost: 'log', handle: aboutMatch(showSince) },
});

/** What has happened since the person was last here. */
async function showSince(context: BotContext, answer: Answer, matchId: string): Promise<void> {
  const look = await begun(context, answer, await lookToAnswer(context, answer, matchId));
  if (!look) return;
  const membership = membershipOf(answer.interaction);
  const log = await context.table.log(matchId, answer.person.userId, membership);
  if (!log.ok) {
    await showRefusal(context, answer, log);
    return;
  }
  const words = wordsFor(context, look);
  const drawing = drawAt(context.renderer, sightOf(look, words), 'round', FOR_A_PERSON);
  await answer.show(sinceMessage(look, log.entries, await ifDrawn(drawing), words));
}
