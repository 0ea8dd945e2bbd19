import type { PicturePlace } from '../../kernel/pictures.ts';
import type { Look } from '../../table/deciding/looking/looking.ts';
import { IN_WORDS, pictureMeant } from '../commands/pictures.ts';
import { type BotContext, gameOf } from '../context.ts';
import { drawAt, drawView, FOR_A_PERSON, ifDrawn, type Sight } from '../drawing.ts';
import { plainMessage } from '../messages/plain.ts';
import { inWordsMessage, pictureMessage } from '../messages/private/board.ts';
import { goalMessage } from '../messages/private/goal.ts';
import { handMessage } from '../messages/private/hand.ts';
import { type LogPage, logMessage } from '../messages/private/log.ts';
import type { PanelPlace } from '../messages/private/panel.ts';
import { statusMessage } from '../messages/private/status.ts';
import type { Words } from '../messages/words.ts';
import type { Answer } from './answer.ts';
import { panelWithHint } from './hints.ts';
import { membershipOf } from './members.ts';
import { tellWhyNoThread, withThread } from './opening-thread.ts';
import { placeProblem } from './place-problem.ts';
import { showRefusal } from './refused.ts';

/** What the person may see of a match; a refusal is answered here and gives null. */
async function lookAt(context: BotContext, answer: Answer, matchId: string): Promise<Look | null> {
  const look = await context.table.look(
    matchId,
    answer.person.userId,
    membershipOf(answer.interaction),
  );
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
  const look = await lookToAnswer(context, answer, matchId);
  if (!look) return;
  if (look.seat === null && look.match.status === 'playing') {
    await showRefusal(context, answer, { refusal: 'not-seated', match: look.match });
    return;
  }
  await answer.show(await panelWithHint(context, answer.person.userId, look, place));
}

/** A look by somebody who is ready to answer: whose seat sleeps has it back with it. */
async function lookToAnswer(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<Look | null> {
  const look = await lookAt(context, answer, matchId);
  if (look?.match.status !== 'playing') return look;
  const isKnown = look.isNoted && look.answeredFor.length === 0;
  if (!look.asleep && (look.asking === null || isKnown)) return look;
  const came = await context.table.comeToLook(matchId, answer.person);
  return came.ok && look.asleep ? lookAt(context, answer, matchId) : look;
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
  const drawing = drawAt(context.renderer, sightOf(look, words), 'hand', FOR_A_PERSON);
  await answer.show(handMessage(look, await ifDrawn(drawing), words));
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
  if (!choice) {
    await answer.show(pictureMessage(look, choice, null, words));
    return;
  }
  const drawing = drawView(context.renderer, words, look.view, choice, FOR_A_PERSON);
  const picture = await ifDrawn(drawing);
  const said = picture ? undefined : presentation.boardInWords?.(look.view, words.texts);
  await answer.show(
    said === undefined
      ? pictureMessage(look, choice, picture, words)
      : inWordsMessage(look, said, words),
  );
}

export async function showInWords(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<void> {
  const look = await lookAtPlay(context, answer, matchId);
  if (!look) return;
  const words = wordsFor(context, look);
  const sight = { ...sightOf(look, words), about: null };
  const said =
    words.game.presentation.boardInWords?.(look.view, words.texts) ??
    (await ifDrawn(drawAt(context.renderer, sight, 'round', FOR_A_PERSON)))?.altText ??
    words.texts('bot.look.no-picture');
  await answer.show(inWordsMessage(look, said, words));
}

/** What may be seen of a match that has begun; a refusal is answered here and gives null. */
export async function lookAtPlay(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<Look | null> {
  const look = await lookAt(context, answer, matchId);
  if (look?.view !== null) return look;
  await showRefusal(context, answer, { refusal: 'not-started', match: look.match });
  return null;
}

const sightOf = (look: Look, words: Words): Sight => ({
  ...words,
  view: look.view,
  about: aboutOf(look),
});

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

/** What has happened, page by page. */
export async function showLog(
  context: BotContext,
  answer: Answer,
  matchId: string,
  page: LogPage,
): Promise<void> {
  const log = await context.table.log(
    matchId,
    answer.person.userId,
    membershipOf(answer.interaction),
  );
  if (!log.ok) {
    await showRefusal(context, answer, log);
    return;
  }
  await answer.show(logMessage(log.match, log.entries, page, wordsFor(context, log)));
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
  const now = await withThread(context, match);
  const isOpened = now.threadId !== match.threadId;
  if (!isOpened && (await tellWhyNoThread(context, answer, { ...now, threadId: null }))) return;
  const told = isOpened
    ? context.texts('bot.status.thread', { thread: `<#${now.threadId}>` })
    : context.texts('bot.thread.opening');
  await answer.show(plainMessage(told));
}
