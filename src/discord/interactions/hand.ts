import type { Look } from '../../table/deciding/looking/looking.ts';
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
  held: { handle: aboutMatch(showInWords) },
});

async function showHand(context: BotContext, answer: Answer, matchId: string): Promise<void> {
  const look = await handToSee(context, answer, matchId);
  if (!look) return;
  const words = wordsFor(context, look);
  const drawing = drawAt(context.renderer, sightOf(look, words), 'hand', FOR_A_PERSON);
  await answer.show(handMessage(look, await ifDrawn(drawing), words));
}

async function showInWords(context: BotContext, answer: Answer, matchId: string): Promise<void> {
  const look = await handToSee(context, answer, matchId);
  if (look) await answer.show(handMessage(look, null, wordsFor(context, look)));
}

/** What somebody holding cards sees; anybody else is told why there is nothing. */
async function handToSee(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<Look | null> {
  const look = await lookAt(context, answer, matchId);
  if (!look || (look.seat !== null && look.view !== null)) return look;
  const refusal = look.seat === null ? 'not-seated' : 'not-started';
  await showRefusal(context, answer, { refusal, match: look.match });
  return null;
}
