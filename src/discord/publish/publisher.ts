import type { REST } from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Games } from '../../table/games.ts';
import {
  type Publication,
  PublishError,
  type Published,
  type Publisher,
} from '../../table/publisher.ts';
import type { Slot } from '../../table/slot.ts';
import type { MatchSummary } from '../../table/summary.ts';
import type { Texts } from '../../texts/texts.ts';
import { gameOf } from '../context.ts';
import { clip, LIMITS } from '../limits.ts';
import { closedRound } from '../messages/closed-round.ts';
import type { OutgoingMessage } from '../messages/message.ts';
import { roundMessage } from '../messages/round.ts';
import { Boards } from './boards.ts';
import { hasCode, publishError } from './errors.ts';
import { createMessage, editMessage, fetchMessage } from './messages.ts';
import { render } from './render.ts';
import { createThread, findThread, threadExists } from './threads.ts';

export interface PublisherOptions {
  rest: REST;
  games: Games;
  texts: Texts;
  log: Logger;
  /** The bot's own user id; known once it has logged in. */
  bot: () => string;
  /** Called when a match's thread turns out to have been deleted. */
  threadGone: (match: MatchSummary) => void;
}

/** Keeps the public messages of all matches up to date. */
export function createPublisher(options: PublisherOptions): Publisher {
  const boards = new Boards();
  return {
    async publish(publication) {
      try {
        return await bringUpToDate(options, boards, publication);
      } catch (error) {
        if (
          hasCode(error, RESTJSONErrorCodes.UnknownChannel) &&
          publication.slot.kind !== 'lobby' &&
          publication.slot.kind !== 'thread'
        ) {
          options.threadGone(publication.snapshot.match);
        }
        throw publishError(error, goingOn(publication.snapshot.match));
      }
    },
  };
}

const goingOn = ({ status }: MatchSummary): boolean => status === 'lobby' || status === 'playing';

async function bringUpToDate(
  options: PublisherOptions,
  boards: Boards,
  publication: Publication,
): Promise<Published | null> {
  const { slot, snapshot } = publication;
  if (slot.kind === 'thread') return openThread(options, publication);
  if (publication.message === null && publication.attempt === 1 && isClosed(slot)) return null;
  const place = slot.kind === 'lobby' ? snapshot.match.channelId : snapshot.match.threadId;
  if (place === null) throw new PublishError('The match has no thread yet.', 'later');
  if (publication.message && publication.message.channelId !== place) {
    throw new PublishError('The match has moved to another thread.', 'anew');
  }
  if (slot.kind === 'round') {
    return slot.data.closed
      ? closeRound(options, boards, publication, place)
      : showRound(options, boards, publication, place);
  }
  const words = { game: gameOf(options.games, snapshot.match), texts: options.texts };
  const message = await render(slot, snapshot, words);
  return message && post(options, publication, place, message);
}

/** What nobody has seen while it was open has nothing to say any more. */
const isClosed = (slot: Slot): boolean =>
  ((slot.kind === 'round' || slot.kind === 'turn') && slot.data.closed) ||
  (slot.kind === 'prompt' &&
    slot.data.decisions.every(({ settled, withdrawn }) => settled !== null || withdrawn));

async function post(
  { rest }: PublisherOptions,
  { message: existing, nonce, attempt }: Publication,
  channelId: string,
  message: OutgoingMessage,
): Promise<Published> {
  if (existing) {
    await editMessage(rest, channelId, existing.messageId, message);
    return existing;
  }
  const { id } = await createMessage(rest, channelId, nonce, message);
  // An earlier try that was cut short may have posted it, with what there was to say then.
  if (attempt > 1) await editMessage(rest, channelId, id, message);
  return { channelId, messageId: id };
}

async function showRound(
  options: PublisherOptions,
  boards: Boards,
  publication: Publication,
  channelId: string,
): Promise<Published> {
  const { snapshot, message } = publication;
  const words = { game: gameOf(options.games, snapshot.match), texts: options.texts };
  const { board, sent } = await boards.boardFor(snapshot, message?.messageId ?? null, words);
  try {
    const published = await post(
      options,
      publication,
      channelId,
      roundMessage(snapshot, board, words),
    );
    sent(published.messageId);
    return published;
  } catch (error) {
    if (message) boards.forget(message.messageId);
    throw error;
  }
}

/** Without a message, an earlier try may have posted it all the same: its nonce finds it. */
async function closeRound(
  options: PublisherOptions,
  boards: Boards,
  publication: Publication,
  place: string,
): Promise<Published | null> {
  const { message, snapshot } = publication;
  if (!message && snapshot.view === null) return null;
  const posted = message ?? (await showRound(options, boards, publication, place));
  const { channelId, messageId } = posted;
  const now = await fetchMessage(options.rest, channelId, messageId);
  await editMessage(options.rest, channelId, messageId, closedRound(now));
  return posted;
}

async function openThread(
  { rest, texts, bot }: PublisherOptions,
  { snapshot: { match }, attempt }: Publication,
): Promise<Published> {
  const existing = match.threadId;
  if (existing && (await threadExists(rest, existing))) return inThread(existing);
  const name = threadName(match, texts);
  const found = attempt > 1 ? await findThread(rest, match, name, bot()) : null;
  return inThread(found ?? (await createThread(rest, match.channelId, name)).id);
}

const inThread = (threadId: string): Published => ({
  channelId: threadId,
  messageId: threadId,
  threadId,
});

const threadName = ({ gameId, seats }: MatchSummary, texts: Texts): string =>
  clip(
    texts('bot.thread.name', {
      game: texts(`${gameId}.name`),
      people: seats.map(({ name }) => name.replaceAll(/\s+/g, ' ')).join(', '),
    }),
    LIMITS.threadName,
  );
