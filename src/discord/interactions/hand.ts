import type { BotContext } from '../context.ts';
import { drawAt, FOR_A_PERSON, ifDrawn } from '../drawing.ts';
import { handMessage } from '../messages/private/hand.ts';
import type { Answer } from './answer.ts';
import type { Command } from './command.ts';
import { aboutMatch, components } from './component.ts';
import { lookAt, sightOf, wordsFor } from './looking.ts';
import { showRefusal } from './refused.ts';
import { inThread } from './which-match.ts';

export const handCommand: Command = {
  key: 'hand',
  cost: 'picture',
  handle: inThread(showHand),
};

export const handComponents = components({
  hand: { cost: 'picture', handle: aboutMatch(showHand) },
});

async function showHand(context: BotContext, answer: Answer, matchId: string): Promise<void> {
  const look = await lookAt(context, answer, matchId);
  if (!look) return;
  if (look.seat === null || look.view === null) {
    const refusal = look.seat === null ? 'not-seated' : 'not-started';
    await showRefusal(context, answer, { refusal, match: look.match });
    return;
  }
  const words = wordsFor(context, look);
  const drawing = drawAt(context.renderer, sightOf(look, words), 'hand', FOR_A_PERSON);
  await answer.show(handMessage(look, await ifDrawn(drawing), words));
}
