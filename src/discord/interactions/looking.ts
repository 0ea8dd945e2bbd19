import { drawAt } from '../../kernel/game.ts';
import type { PicturePlace } from '../../kernel/pictures.ts';
import type { Look } from '../../table/table.ts';
import { IN_WORDS, pictureMeant } from '../commands/pictures.ts';
import { type BotContext, gameOf } from '../context.ts';
import { plainMessage } from '../messages/plain.ts';
import { inWordsMessage, pictureMessage } from '../messages/private/board.ts';
import { CHRONICLE_EVENTS, chronicleMessage } from '../messages/private/chronicle.ts';
import { goalMessage } from '../messages/private/goal.ts';
import { handMessage } from '../messages/private/hand.ts';
import type { PanelPlace } from '../messages/private/panel.ts';
import { statusMessage } from '../messages/private/status.ts';
import type { Answer } from './answer.ts';
import { panelWithHint } from './hints.ts';
import { placeProblem } from './place-problem.ts';
import { showRefusal } from './refused.ts';

/** What the person may see of a match; a refusal is answered here and gives null. */
async function lookAt(context: BotContext, answer: Answer, matchId: string): Promise<Look | null> {
  const look = await context.table.look(matchId, answer.person.userId);
  if (look.ok) return look;
  await showRefusal(context, answer, look);
  return null;
}

const wordsFor = ({ games, texts }: BotContext, { match }: Pick<Look, 'match'>) => ({
  game: gameOf(games, match),
  texts,
});

/** Opens the panel, or brings it up to date. */
export async function showPanel(
  context: BotContext,
  answer: Answer,
  matchId: string,
  place: PanelPlace = {},
): Promise<void> {
  const look = await lookAt(context, answer, matchId);
  if (!look) return;
  if (look.seat === null && look.match.status === 'playing') {
    await showRefusal(context, answer, { refusal: 'not-seated', match: look.match });
    return;
  }
  await answer.show(await panelWithHint(context, answer.person.userId, look, place));
}

export async function showHand(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<void> {
  const look = await lookAt(context, answer, matchId);
  if (!look) return;
  if (look.seat === null || look.view === null) {
    const refusal = look.seat === null ? 'not-seated' : 'not-started';
    await showRefusal(context, answer, { refusal, match: look.match });
    return;
  }
  const words = wordsFor(context, look);
  const { presentation } = words.game;
  const picture = await drawAt(presentation, look.view, 'hand', aboutOf(look), words.texts);
  await answer.show(handMessage(look, picture, words));
}

/** `/board`: the picture of the thread, another one by its reference or its label, or the board in words. */
export function showBoard(
  context: BotContext,
  answer: Answer,
  matchId: string,
  typed: string | null,
): Promise<void> {
  const words = [IN_WORDS, context.texts('bot.look.words').toLocaleLowerCase('en')];
  if (typed !== null && words.includes(typed.trim().toLocaleLowerCase('en'))) {
    return showInWords(context, answer, matchId);
  }
  return showPicture(context, answer, matchId, typed ?? '', typed === null ? 'round' : 'look');
}

/** A picture of the match; the one that stands at the place where there is none of this name. */
export async function showPicture(
  context: BotContext,
  answer: Answer,
  matchId: string,
  named: string,
  place: PicturePlace = 'look',
): Promise<void> {
  const look = await lookAtPlay(context, answer, matchId);
  if (!look) return;
  const words = wordsFor(context, look);
  const { presentation } = words.game;
  const choice =
    pictureMeant(presentation.pictures(look.view, words.texts), named) ??
    presentation.pictureAt(look.view, place, aboutOf(look));
  const picture = choice && (await presentation.picture(look.view, choice, words.texts));
  await answer.show(pictureMessage(look, choice, picture, words));
}

export async function showInWords(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<void> {
  const look = await lookAtPlay(context, answer, matchId);
  if (!look) return;
  const words = wordsFor(context, look);
  const { presentation } = words.game;
  const said =
    presentation.boardInWords?.(look.view, words.texts) ??
    (await drawAt(presentation, look.view, 'round', null, words.texts))?.altText ??
    words.texts('bot.look.no-picture');
  await answer.show(inWordsMessage(look, said, words));
}

/** What may be seen of a match that has begun; a refusal is answered here and gives null. */
async function lookAtPlay(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<Look | null> {
  const look = await lookAt(context, answer, matchId);
  if (look?.view !== null) return look;
  await showRefusal(context, answer, { refusal: 'not-started', match: look.match });
  return null;
}

/** What somebody who looks is being asked about. */
const aboutOf = ({ open }: Look): string | null => open[0]?.about ?? null;

/**
 * Whose move it is. Also the way to repair a match's messages: a thread or a right to post that was
 * lost is named, and what is current is published again.
 */
export async function showStatus(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<void> {
  const look = await lookAt(context, answer, matchId);
  if (!look) return;
  const { match } = look;
  const problem = await placeProblem(context, answer.interaction, match);
  await answer.show(statusMessage(look, wordsFor(context, look), problem));
  if (!problem.threadGone) await context.table.repair(match.id);
}

/** What the match is about, and what to do next. */
export async function showGoal(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<void> {
  const look = await lookAtPlay(context, answer, matchId);
  if (look) await answer.show(goalMessage(look, wordsFor(context, look)));
}

export async function showChronicle(
  context: BotContext,
  answer: Answer,
  matchId: string,
  page: number | 'last',
): Promise<void> {
  const log = await context.table.log(matchId, answer.person.userId, CHRONICLE_EVENTS);
  if (!log.ok) {
    await showRefusal(context, answer, log);
    return;
  }
  await answer.show(chronicleMessage(log.match, log.entries, page, wordsFor(context, log)));
}

/** Opens the thread anew after somebody has deleted it. */
export async function reopenThread(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<void> {
  const found = await context.table.find(matchId);
  if (!found.ok) {
    await showRefusal(context, answer, found);
    return;
  }
  const { match } = found;
  const { threadGone, words } = await placeProblem(context, answer.interaction, match);
  if (match.threadId && !threadGone) {
    const thread = context.texts('bot.status.thread', { thread: `<#${match.threadId}>` });
    await answer.show(plainMessage(words || thread));
    return;
  }
  const owed = await context.table.reopenThread(matchId);
  if (!owed.ok) {
    await showRefusal(context, answer, owed);
    return;
  }
  await answer.show(plainMessage(context.texts('bot.thread.opening')));
}
