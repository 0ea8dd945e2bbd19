import type { Picture, PictureKind } from '../../kernel/game.ts';
import type { MatchSummary } from '../../table/summary.ts';
import type { Look } from '../../table/table.ts';
import type { BoardKind } from '../commands/definitions.ts';
import { type BotContext, gameOf } from '../context.ts';
import { boardMessage } from '../messages/board.ts';
import { CHRONICLE_EVENTS, chronicleMessage } from '../messages/chronicle.ts';
import { handMessage } from '../messages/hand.ts';
import { type PanelPlace, panelMessage } from '../messages/panel.ts';
import { plainMessage } from '../messages/plain.ts';
import { statusMessage } from '../messages/status.ts';
import { describeMissing, missingRights, THREAD_RIGHTS } from '../permissions.ts';
import { republishCurrent, republishThread } from '../publish/republish.ts';
import { threadExists } from '../publish/threads.ts';
import type { Answer } from './answer.ts';
import { showRefusal } from './refused.ts';

/** What the person may see of a match; a refusal is answered here and gives null. */
async function lookAt(context: BotContext, answer: Answer, matchId: string): Promise<Look | null> {
  const look = await context.table.look(matchId, answer.person.userId);
  if (look.ok) return look;
  await showRefusal(context, answer, look);
  return null;
}

const wordsFor = ({ games, texts }: BotContext, look: Look) => ({
  game: gameOf(games, look.match),
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
  await answer.show(panelMessage(look, wordsFor(context, look), place));
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
  const picture = await draw(context, look, 'hand');
  await answer.show(handMessage(look, picture, wordsFor(context, look)));
}

export async function showBoard(
  context: BotContext,
  answer: Answer,
  matchId: string,
  kind: BoardKind,
): Promise<void> {
  const look = await lookAt(context, answer, matchId);
  if (!look) return;
  if (look.view === null) {
    await showRefusal(context, answer, { refusal: 'not-started', match: look.match });
    return;
  }
  const near = kind === 'surroundings' ? await draw(context, look, 'surroundings') : null;
  const picture = near ?? (await draw(context, look, 'board'));
  await answer.show(boardMessage(look, kind, picture, wordsFor(context, look)));
}

async function draw(context: BotContext, look: Look, kind: PictureKind): Promise<Picture | null> {
  const { presentation } = gameOf(context.games, look.match);
  return presentation.picture(look.view, kind, look.open[0]?.about ?? null, context.texts);
}

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
  const threadGone =
    match.status === 'playing' && !(await threadExists(context.client.rest, match.threadId));
  const problem = rightsProblem(context, answer, match);
  await answer.show(statusMessage(look, wordsFor(context, look), { threadGone, problem }));
  if (match.status === 'playing' && !threadGone) await republishCurrent(context, match.id);
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
  const words = { game: gameOf(context.games, log.match), texts: context.texts };
  await answer.show(chronicleMessage(log.match, log.entries, page, words));
}

/** What the bot may not do in the thread where it is asked, in words. */
function rightsProblem(
  { texts }: BotContext,
  { interaction }: Answer,
  { threadId }: MatchSummary,
): string {
  if (threadId === null || interaction.channelId !== threadId) return '';
  const missing = missingRights(interaction.appPermissions, THREAD_RIGHTS);
  return missing.length === 0 ? '' : describeMissing(missing, threadId, texts);
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
  if (await threadExists(context.client.rest, match.threadId)) {
    await answer.show(
      plainMessage(context.texts('bot.status.thread', { thread: `<#${match.threadId}>` })),
    );
    return;
  }
  const owed = await republishThread(context, matchId);
  if (!owed.ok) {
    await showRefusal(context, answer, owed);
    return;
  }
  await answer.show(plainMessage(context.texts('bot.thread.opening')));
}
