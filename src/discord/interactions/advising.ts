import { setTimeout as wait } from 'node:timers/promises';
import { STRENGTHS } from '../../kernel/companion.ts';
import { strengths } from '../commands/strengths.ts';
import { type BotContext, gameOf } from '../context.ts';
import { plainMessage } from '../messages/plain.ts';
import { adviceMessage } from '../messages/private/advice.ts';
import type { Answer } from './answer.ts';
import type { Command } from './command.ts';
import { components } from './component.ts';
import { showRefusal } from './refused.ts';
import { inThread } from './which-match.ts';

export const adviseCommand: Command = {
  key: 'advise',
  arguments: [strengths()],
  cost: 'advice',
  handle: inThread((context, answer, matchId, { typed }) =>
    showAdvice(context, answer, matchId, typed('plays')),
  ),
};

export const adviceComponents = components({
  advise: {
    cost: 'advice',
    handle: (context, answer, { table }) => showAdvice(context, answer, table, null),
  },
});

/** Milliseconds after which a person who has pressed wonders whether anything happens. */
const WONDERS = 400;

/** Shows what a companion would do in the person's place: the keen one, unless the other is asked for. */
export async function showAdvice(
  context: BotContext,
  answer: Answer,
  matchId: string,
  plays: string | null,
): Promise<void> {
  const strength = STRENGTHS.find((known) => known === plays) ?? 'keen';
  const advising = context.table.advise(matchId, answer.person.userId, strength);
  await whileWondering(advising, () => saysThatItThinks(context, answer));
  const advised = await advising;
  if (!advised.ok) {
    await showRefusal(context, answer, advised);
    return;
  }
  const words = { game: gameOf(context.games, advised.match), texts: context.texts };
  await answer.show(adviceMessage(advised, words));
}

/** Gives a sign if something takes long. */
async function whileWondering(work: Promise<unknown>, sign: () => Promise<void>): Promise<void> {
  const late = Symbol('late');
  // Whoever awaits the work handles its errors.
  const first = await Promise.race([work.catch(() => null), wait(WONDERS, late)]);
  if (first === late) await sign();
}

/** In place of the panel; for a command Discord itself says that the bot is thinking. */
async function saysThatItThinks({ texts }: BotContext, answer: Answer): Promise<void> {
  if (answer.interaction.isChatInputCommand()) return;
  await answer.progress(plainMessage(texts('bot.advice.thinking')));
}
