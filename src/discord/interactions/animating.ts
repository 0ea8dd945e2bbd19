import type { Picture } from '../../kernel/pictures.ts';
import { PictureFailed } from '../../rendering/renderer.ts';
import type { MatchSummary } from '../../table/match/saved/summary.ts';
import type { Texts } from '../../texts/texts.ts';
import { type BotContext, gameOf } from '../context.ts';
import { plainMessage } from '../messages/plain.ts';
import {
  animationMessage,
  drawingMessage,
  noAnimation,
  sharedAnimation,
} from '../messages/private/animation.ts';
import { describeMissing, missingRights } from '../permissions.ts';
import { spokenIn } from '../spoken.ts';
import type { Answer } from './answer.ts';
import { components } from './component.ts';
import { drawnRound } from './drawn-rounds.ts';
import { createTelling } from './how-far.ts';
import { showRefusal } from './refused.ts';

export const animationComponents = components({
  animate: {
    cost: 'animation',
    handle: (context, answer, { table, round }) => showAnimation(context, answer, table, round),
  },
  'post-animation': {
    cost: 'animation',
    handle: (context, answer, { table, round }) => shareAnimation(context, answer, table, round),
  },
});

/** A round as an animated picture, for the person alone. */
async function showAnimation(
  context: BotContext,
  answer: Answer,
  matchId: string,
  named: string,
): Promise<void> {
  const drawn = await drawRound(context, answer, matchId, Number(named));
  if (!drawn) return;
  const { match, picture } = drawn;
  await answer.show(animationMessage(match, Number(named), picture, context.texts));
}

/** The same for everyone, where it was asked for: only by people who play there. It shows nothing that is hidden. */
async function shareAnimation(
  context: BotContext,
  answer: Answer,
  matchId: string,
  named: string,
): Promise<void> {
  const { texts, table } = context;
  const { userId } = answer.person;
  const found = await table.find(matchId);
  if (!found.ok) return showRefusal(context, answer, found);
  if (!found.match.seats.some((holder) => holder.userId === userId)) {
    return showRefusal(context, answer, { refusal: 'not-seated', match: found.match });
  }
  const { appPermissions, channelId } = answer.interaction;
  const missing = missingRights(appPermissions, ['AttachFiles']);
  if (missing.length > 0) {
    return answer.show(plainMessage(describeMissing(missing, channelId, texts)));
  }
  const round = Number(named);
  const publicTexts = await spokenIn(context, found.match);
  const drawn = await drawRound(context, answer, matchId, round, publicTexts);
  if (!drawn) return;
  await answer.share(sharedAnimation(drawn.match, round, drawn.picture, userId, publicTexts));
  // Most people read what everyone does; the others have just seen it in their own language, so it is remembered.
  const own =
    publicTexts.locale === texts.locale ? drawn : await drawRound(context, answer, matchId, round);
  if (own) await answer.done(animationMessage(own.match, round, own.picture, texts));
}

/**
 * Draws a round, and says that it takes a while; null if there is nothing to show, which is answered here.
 * @param pictured the language of the picture, if it isn't the person's
 */
async function drawRound(
  context: BotContext,
  answer: Answer,
  matchId: string,
  round: number,
  pictured: Texts = context.texts,
): Promise<{ match: MatchSummary; picture: Picture } | null> {
  const { table, games, texts, renderer } = context;
  const found = await table.roundSeen(matchId, round);
  if (!found.ok) {
    await showRefusal(context, answer, found);
    return null;
  }
  const { match, seen } = found;
  if (typeof seen === 'string') {
    await answer.show(noAnimation(match, round, seen, texts));
    return null;
  }
  const telling = createTelling(() => answer.progress(drawingMessage(round, texts)));
  telling.tell(0, 1);
  const words = { game: gameOf(games, match), texts: pictured };
  const picture = await ifPossible(drawnRound(renderer, words, seen));
  await telling.end();
  if (picture !== 'failed' && picture !== null) return { match, picture };
  await answer.show(noAnimation(match, round, picture ?? 'too-much', texts));
  return null;
}

async function ifPossible(drawing: Promise<Picture | null>): Promise<Picture | null | 'failed'> {
  try {
    return await drawing;
  } catch (error) {
    if (error instanceof PictureFailed) return 'failed';
    throw error;
  }
}
