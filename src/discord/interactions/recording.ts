import type { Chronicle } from '../../chronicle/chronicle.ts';
import { fittingInto } from '../../chronicle/fitting.ts';
import { writeChronicle } from '../../chronicle/write-chronicle.ts';
import { occasionOf } from '../../table/around/recording/occasion.ts';
import { hasEnded, type MatchSummary } from '../../table/match/saved/summary.ts';
import type { Texts } from '../../texts/texts.ts';
import { type BotContext, gameOf } from '../context.ts';
import { drawAt, FOR_A_PERSON, ifDrawn } from '../drawing.ts';
import { inTurn } from '../in-turn.ts';
import {
  chronicleMessage,
  sharedChronicle,
  writingMessage,
} from '../messages/private/chronicle.ts';
import { replayMessage, stepMeant, viewAt } from '../messages/private/replay.ts';
import { verificationMessage } from '../messages/private/verification.ts';
import { spokenIn } from '../spoken.ts';
import type { Answer } from './answer.ts';
import type { Command } from './command.ts';
import { aboutMatch, components } from './component.ts';
import { createTelling } from './how-far.ts';
import { showRefusal } from './refused.ts';
import { inThread } from './which-match.ts';

export const chronicleCommand: Command = {
  key: 'chronicle',
  cost: 'chronicle',
  handle: inThread(showChronicle),
};

export const replayCommand: Command = {
  key: 'replay',
  cost: 'replay',
  handle: inThread((context, answer, matchId) => showReplay(context, answer, matchId, 'first')),
};

export const verifyCommand: Command = {
  key: 'verify',
  cost: 'verify',
  handle: inThread(showVerification),
};

export const recordComponents = components({
  chronicle: { cost: 'chronicle', handle: aboutMatch(showChronicle) },
  post: { cost: 'chronicle', handle: aboutMatch(shareChronicle) },
  replay: {
    cost: 'replay',
    handle: (context, answer, { table, step }, { values: [chosen = 'first'] }) =>
      showReplay(context, answer, table, step === 'menu' ? chosen : step),
  },
  verify: { cost: 'verify', handle: aboutMatch(showVerification) },
});

/** The story of a match as files, for the person alone. */
async function showChronicle(context: BotContext, answer: Answer, matchId: string): Promise<void> {
  const written = await write(context, answer, matchId);
  if (written) {
    await answer.show(chronicleMessage(written.match, written.chronicle, context.texts));
  }
}

/** The same for everyone, where it was asked for: only by people who played, and when it is over. */
async function shareChronicle(context: BotContext, answer: Answer, matchId: string): Promise<void> {
  const { texts, table } = context;
  const found = await table.find(matchId);
  if (!found.ok) return showRefusal(context, answer, found);
  const { match } = found;
  const { userId } = answer.person;
  if (!match.seats.some((holder) => holder.userId === userId)) {
    return showRefusal(context, answer, { refusal: 'not-seated', match });
  }
  if (!hasEnded(match)) return showRefusal(context, answer, { refusal: 'still-playing', match });
  const publicTexts = await spokenIn(context, match);
  const written = await write(context, answer, matchId, publicTexts);
  if (!written) return;
  await answer.share(sharedChronicle(written.match, written.chronicle, userId, publicTexts));
  const own = publicTexts.locale === texts.locale ? written : await write(context, answer, matchId);
  if (own) await answer.done(chronicleMessage(own.match, own.chronicle, texts));
}

/**
 * Writes a chronicle and reports progress; a refusal is answered here and returns null.
 * @param told the language of the chronicle, if it isn't the person's
 */
async function write(
  context: BotContext,
  answer: Answer,
  matchId: string,
  told: Texts = context.texts,
): Promise<{ match: MatchSummary; chronicle: Chronicle } | null> {
  const { table, games, texts, renderer } = context;
  const record = await table.record(matchId);
  if (!record.ok) {
    await showRefusal(context, answer, record);
    return null;
  }
  const telling = createTelling((done, all) => answer.progress(writingMessage(done, all, texts)));
  telling.tell(0, 0);
  const game = gameOf(games, record.match);
  const chronicle = await inTurn(() =>
    writeChronicle(record, game, told, {
      // With lower priority than what others are waiting for.
      draw: (view, place, occasion) =>
        ifDrawn(drawAt(renderer, { game, texts: told, view, about: null }, place, { occasion })),
      progress: telling.tell,
    }),
  );
  await telling.end();
  const most = answer.interaction.attachmentSizeLimit;
  return { match: record.match, chronicle: fittingInto(most, chronicle, told) };
}

/** One step through the rounds of a match, as everyone saw them. */
async function showReplay(
  context: BotContext,
  answer: Answer,
  matchId: string,
  named: string,
): Promise<void> {
  const { table, games, texts, renderer } = context;
  const record = await table.record(matchId);
  if (!record.ok) return showRefusal(context, answer, record);
  const game = gameOf(games, record.match);
  const step = stepMeant(record, named);
  const view = viewAt(record, step);
  const place = step === 'now' && record.match.status === 'over' ? 'ending' : 'round';
  const drawing =
    view === null
      ? null
      : drawAt(renderer, { game, texts, view, about: null }, place, {
          ...FOR_A_PERSON,
          ...(place === 'ending' ? { occasion: occasionOf(record, null, texts) } : {}),
        });
  const picture = drawing && (await ifDrawn(drawing));
  await answer.show(replayMessage(record, step, picture, { game, texts }));
}

/** How the dice and cards are proved; once the match is over also whether the proof holds, and the file for it. */
async function showVerification(
  context: BotContext,
  answer: Answer,
  matchId: string,
): Promise<void> {
  const { table, texts } = context;
  const found = await table.find(matchId);
  if (!found.ok) return showRefusal(context, answer, found);
  const { match } = found;
  if (match.status === 'lobby') {
    return showRefusal(context, answer, { refusal: 'not-started', match });
  }
  const most = answer.interaction.attachmentSizeLimit;
  if (!hasEnded(match)) return answer.show(verificationMessage(match, null, texts, most));
  const verification = await table.verify(matchId);
  if (!verification.ok) return showRefusal(context, answer, verification);
  const exported = await table.exportMatch(matchId);
  if (!exported.ok) return showRefusal(context, answer, exported);
  const checked = { verification, exported: exported.file };
  await answer.show(verificationMessage(match, checked, texts, most));
}
