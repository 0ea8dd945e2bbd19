import type { BotContext } from '../context.ts';
import { confirmEndMessage } from '../messages/private/confirm.ts';
import type { Answer } from './answer.ts';
import { aboutMatch, components } from './component.ts';
import { findWithWords } from './found.ts';
import { reportDone } from './lobby.ts';
import { showRefusal } from './refused.ts';

/** Ways out of a match that is not over. */
export const endingComponents = components({
  end: { handle: (context, answer, { table }) => endMatch(context, answer, table, false) },
  ended: { handle: (context, answer, { table }) => endMatch(context, answer, table, true) },
  stay: { handle: aboutMatch(stay) },
  left: { handle: aboutMatch(leaveToCompanion) },
});

/** Ends a match early, after asking for confirmation. */
export async function endMatch(
  context: BotContext,
  answer: Answer,
  matchId: string,
  confirmed: boolean,
): Promise<void> {
  const { table } = context;
  const found = await findWithWords(context, matchId);
  if (!found.ok) return showRefusal(context, answer, found);
  const { match, words } = found;
  const { userId } = answer.person;
  const seated = match.seats.some((holder) => holder.userId === userId);
  const running = match.status === 'playing' || match.status === 'lobby';
  if (!confirmed && running && (seated || match.hostId === userId)) {
    await answer.show(confirmEndMessage(match, userId, words));
    return;
  }
  const ended = await table.abandon(matchId, userId, confirmed);
  if (ended.ok && ended.outcome === 'needs-confirm') {
    await answer.show(confirmEndMessage(match, userId, words));
    return;
  }
  const asked = ended.ok && ended.outcome === 'asked';
  await reportDone(context, answer, ended, asked ? 'bot.ending-early.asked' : 'bot.lobby.done.end');
}

/** Withdraws somebody's vote to end a match. */
async function stay(context: BotContext, answer: Answer, matchId: string): Promise<void> {
  const stays = await context.table.stay(matchId, answer.person.userId);
  await reportDone(context, answer, stays, 'bot.ending-early.stays');
}

/** A companion plays on for a player who leaves a running match. */
async function leaveToCompanion(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<void> {
  const left = await context.table.leaveToCompanion(matchId, answer.person.userId);
  await reportDone(context, answer, left, 'bot.leaving.done');
}
