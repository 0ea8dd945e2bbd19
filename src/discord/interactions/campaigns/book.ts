import type { CampaignChronicle } from '../../../chronicle/campaign/campaign-chronicle.ts';
import type { CampaignDrawing } from '../../../chronicle/campaign/drawing.ts';
import { writeCampaignChronicle } from '../../../chronicle/campaign/write-campaign-chronicle.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { BotContext } from '../../context.ts';
import { drawAt, drawCampaign, drawSheet, ifDrawn } from '../../drawing.ts';
import { inTurn } from '../../in-turn.ts';
import { bindingMessage, bookMessage, sharedBook } from '../../messages/campaign/book.ts';
import { type CampaignWithMatches, isDone } from '../../messages/campaign/title.ts';
import { plainMessage } from '../../messages/plain.ts';
import type { Answer } from '../answer.ts';
import { createTelling } from '../how-far.ts';
import { showRefusal } from '../refused.ts';

/** The whole campaign as files, for the person alone. */
export async function showBook(
  context: BotContext,
  answer: Answer,
  told: CampaignWithMatches,
): Promise<void> {
  const written = await write(context, answer, told);
  if (written) await answer.show(bookMessage(told, written, context.texts));
}

/** The same for everyone, where it was asked for: only by people who have played in it, and when it is over. */
export async function shareBook(
  context: BotContext,
  answer: Answer,
  told: CampaignWithMatches,
): Promise<void> {
  const { campaign, matches } = told;
  const { userId } = answer.person;
  const match = campaign.current ?? matches.at(-1)?.match;
  const sat = matches.some((one) => one.match.seats.some((holder) => holder.userId === userId));
  if (match && !sat) return showRefusal(context, answer, { refusal: 'not-seated', match });
  if (match && !isDone(campaign)) {
    return showRefusal(context, answer, { refusal: 'still-playing', match });
  }
  const { texts, publicTexts } = context;
  const written = await write(context, answer, told, publicTexts);
  if (!written) return;
  await answer.share(sharedBook(told, written, userId, publicTexts));
  const own = publicTexts.locale === texts.locale ? written : await write(context, answer, told);
  if (own) await answer.done(bookMessage(told, own, texts));
}

/**
 * Writes the book and reports progress; null if there is none, which the person has been told.
 * @param words the language of the book, if it isn't the person's
 */
async function write(
  context: BotContext,
  answer: Answer,
  { campaign }: CampaignWithMatches,
  words: Texts = context.texts,
): Promise<CampaignChronicle | null> {
  const { table, games, texts, renderer } = context;
  const telling = createTelling((done, all) => answer.progress(bindingMessage(done, all, texts)));
  telling.tell(0, 0);
  // With lower priority than what others are waiting for.
  const drawing: CampaignDrawing = {
    draw: (game, view, place, occasion) =>
      ifDrawn(drawAt(renderer, { game, texts: words, view, about: null }, place, { occasion })),
    home: (of) => ifDrawn(drawCampaign(renderer, of, words)),
    sheet: (of, character) => ifDrawn(drawSheet(renderer, of, character, words)),
    progress: telling.tell,
  };
  const written = await inTurn(() =>
    writeCampaignChronicle(campaign.id, { table, games, texts: words, drawing }),
  );
  await telling.end();
  if (!written.ok) {
    await showRefusal(context, answer, written);
    return null;
  }
  if (written.chronicle.parts.length > 0) return written.chronicle;
  await answer.show(plainMessage(texts('bot.campaign.chronicle.nothing')));
  return null;
}
