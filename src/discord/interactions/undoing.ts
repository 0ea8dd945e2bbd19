import type { Undone } from '../../table/deciding/undoing/undoing.ts';
import type { Refused } from '../../table/match/refusal.ts';
import { asPage } from '../components/pages.ts';
import { type BotContext, gameOf } from '../context.ts';
import { plainMessage } from '../messages/plain.ts';
import { undoMessage } from '../messages/private/undo.ts';
import type { Answer } from './answer.ts';
import type { Command } from './command.ts';
import { components } from './component.ts';
import { panelWithHint } from './hints.ts';
import { showRefusal } from './refused.ts';
import { inThread } from './which-match.ts';

export const undoCommand: Command = { key: 'undo', cost: 'undo', handle: inThread(undoLatest) };

export const undoComponents = components({
  undo: {
    handle: (context, answer, { table, to }) => undoOne(context, answer, table, Number(to)),
  },
  earlier: {
    cost: 'undo',
    handle: (context, answer, { table }) => showPoints(context, answer, table, 0),
  },
  back: {
    cost: 'undo',
    handle: (context, answer, { table, from }, { values: [value = ''] }) =>
      goBack(context, answer, table, Number(from), value),
  },
  agree: {
    acts: true,
    handle: (context, answer, { table, request }) =>
      answerRequest(context, answer, table, Number(request), true),
  },
  refuse: {
    acts: true,
    handle: (context, answer, { table, request }) =>
      answerRequest(context, answer, table, Number(request), false),
  },
});

/** Milliseconds for which an answer waits until the thread says the same. */
const PATIENCE = 2_500;

/** Takes the latest choice back if that can be done at once, else shows what can be gone back to. */
async function undoLatest(context: BotContext, answer: Answer, matchId: string): Promise<void> {
  const look = await context.table.look(matchId, answer.person.userId);
  if (!look.ok) return showRefusal(context, answer, look);
  if (look.undo === null) return showPoints(context, answer, matchId, 0);
  return undoOne(context, answer, matchId, look.undo);
}

/** Takes the latest choice back, as a button or a command asked for. */
async function undoOne(
  context: BotContext,
  answer: Answer,
  matchId: string,
  to: number,
): Promise<void> {
  const { interaction, person } = answer;
  const wanted = { to, ask: false, requestId: interaction.id };
  const undone = await context.table.undo(matchId, person.userId, wanted);
  await showUndone(context, answer, matchId, undone);
}

/** What can be gone back to, and who must agree. */
async function showPoints(
  context: BotContext,
  answer: Answer,
  matchId: string,
  page: number,
): Promise<void> {
  const { table, games, texts } = context;
  const { userId } = answer.person;
  const undoable = await table.undoable(matchId, userId);
  if (!undoable.ok) return showRefusal(context, answer, undoable);
  const words = { game: gameOf(games, undoable.match), texts };
  await answer.show(undoMessage(undoable, userId, page, words));
}

/** The menu of what can be gone back to was used. */
async function goBack(
  context: BotContext,
  answer: Answer,
  matchId: string,
  from: number,
  value: string,
): Promise<void> {
  const page = asPage(value);
  if (page !== null) return showPoints(context, answer, matchId, page);
  const { interaction, person } = answer;
  const wanted = { to: Number(value), from, requestId: interaction.id };
  const undone = await context.table.undo(matchId, person.userId, wanted);
  await showUndone(context, answer, matchId, undone);
}

/** Agrees to a request, or refuses; its message shows it. */
async function answerRequest(
  context: BotContext,
  answer: Answer,
  matchId: string,
  number: number,
  agrees: boolean,
): Promise<void> {
  const { interaction, person } = answer;
  const given = { number, agrees, requestId: interaction.id };
  const answered = await context.table.answerUndo(matchId, person.userId, given);
  if (!answered.ok && interaction.isMessageComponent()) {
    await context.table.mend(matchId, interaction.message.id);
  }
  if (!answered.ok) return showRefusal(context, answer, answered);
  await answer.done(plainMessage(context.texts('bot.undo.answered')));
}

async function showUndone(
  context: BotContext,
  answer: Answer,
  matchId: string,
  undone: Undone | Refused,
): Promise<void> {
  const { table, texts } = context;
  if (!undone.ok) return showRefusal(context, answer, undone);
  if (undone.outcome === 'undone') await table.published(matchId, PATIENCE);
  const look = await undone.look();
  if (!look.ok) return showRefusal(context, answer, look);
  const told = [texts(`bot.undo.${undone.outcome}`)];
  await answer.show(await panelWithHint(context, answer.person.userId, look, { told }));
}
