import { type REST, SnowflakeUtil, subtext } from 'discord.js';
import type { APIMessage } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Renderer } from '../../rendering/renderer.ts';
import type { Games } from '../../table/match/saved/games.ts';
import type { Slot } from '../../table/match/saved/slot.ts';
import type { MatchSummary } from '../../table/match/saved/summary.ts';
import type { Notices } from '../../table/telling/notifications/notifications.ts';
import {
  type Publication,
  PublishError,
  type Published,
  type Publisher,
} from '../../table/telling/publishing/publisher.ts';
import type { Texts } from '../../texts/texts.ts';
import { text } from '../components/layout.ts';
import type { ConnectionEnded } from '../connection-ended.ts';
import { gameOf } from '../context.ts';
import { means } from '../error-meanings.ts';
import type { Hanging } from '../hanging.ts';
import { homeMessage } from '../messages/campaign/home.ts';
import { type CampaignWithMatches, chapterOf } from '../messages/campaign/title.ts';
import type { OutgoingMessage } from '../messages/message.ts';
import { type MessagePicture, shownPicture } from '../messages/picture.ts';
import { plainMessage } from '../messages/plain.ts';
import { closedRound } from '../messages/thread/closed-round.ts';
import { roundMessage } from '../messages/thread/round.ts';
import type { Posts } from '../posts.ts';
import type { TextsOn } from '../spoken.ts';
import { addressed } from './addressing.ts';
import { type Board, Boards } from './boards.ts';
import type { CampaignOf } from './campaigns.ts';
import type { DirectMessages } from './direct-messages.ts';
import { problemOf, publishError } from './errors.ts';
import { keepingPicture } from './keeping-picture.ts';
import { createMessage, deleteMessage, editMessage, fetchMessage } from './messages.ts';
import { render } from './render.ts';
import { threadName } from './thread-name.ts';
import { createThread, findThread, threadProblem } from './threads.ts';

export interface PublisherOptions {
  rest: REST;
  /** For requests that must not be repeated automatically if their answer is lost. */
  once: REST;
  games: Games;
  textsOn: TextsOn;
  renderer: Renderer;
  log: Logger;
  /** Is told of every message that is posted. */
  posts: Posts;
  /** Which messages private ones hang on: these must not be deleted. */
  hanging: Hanging;
  /** The bot's own user id; known once it has logged in. */
  bot: () => string;
  /** Follows what is posted with direct messages. */
  direct: DirectMessages;
  campaignOf: CampaignOf;
  /** Whether a match is played in this thread, or was most recently. */
  isPlayedIn: (threadId: string) => Promise<boolean>;
  /** Called when a match's thread turns out to have been deleted. */
  threadGone: (match: MatchSummary) => void;
  /** Why Discord has permanently ended the connection; null while it has not. */
  end: () => ConnectionEnded | null;
}

/** Keeps the public messages of all matches up to date. */
export function createPublisher(options: PublisherOptions): Publisher {
  const boards = new Boards(options.renderer);
  return {
    async publish(publication, notices) {
      try {
        const texts = await options.textsOn(publication.snapshot.match.guildId);
        const spoken = { ...options, texts };
        const published = await bringUpToDate(spoken, boards, publication, notices);
        options.direct.follow(publication, notices, published);
        return published;
      } catch (error) {
        if (
          means(error, 'place-gone') &&
          publication.slot.kind !== 'lobby' &&
          publication.slot.kind !== 'thread'
        ) {
          options.threadGone(publication.snapshot.match);
        }
        throw options.end()
          ? new PublishError('Discord has ended the connection.', 'later', 0, {
              cause: error,
              problem: 'unreachable',
            })
          : publishError(error, goingOn(publication.snapshot.match));
      }
    },
  };
}

/** In the language of the match's server. */
type Spoken = PublisherOptions & { texts: Texts };

const goingOn = ({ status }: MatchSummary): boolean => status === 'lobby' || status === 'playing';

async function bringUpToDate(
  options: Spoken,
  boards: Boards,
  publication: Publication,
  notices: Notices,
): Promise<Published | null> {
  const { slot, snapshot } = publication;
  if (slot.kind === 'thread') return openThread(options, publication);
  if (publication.message === null && publication.attempt === 1 && isClosed(slot)) return null;
  if (slot.kind === 'withdrawn' || isOver(slot)) return takeAway(options, publication);
  const place = slot.kind === 'lobby' ? snapshot.match.channelId : snapshot.match.threadId;
  if (place === null) throw new PublishError('The match has no thread yet.', 'later');
  if (publication.message && publication.message.channelId !== place) {
    if (slot.kind === 'lobby') await leaveCard(options, publication.message, snapshot.match);
    throw new PublishError('The match has moved to another thread.', 'anew');
  }
  if (slot.kind === 'round') {
    return slot.data.closed
      ? closeRound(options, boards, publication, place)
      : showRound(options, boards, publication, place);
  }
  const words = { game: gameOf(options.games, snapshot.match), texts: options.texts };
  const campaign = TELLING.has(slot.kind) ? await options.campaignOf(snapshot.match) : null;
  if (slot.kind === 'lobby' && campaign) {
    return showHome(options, boards, publication, campaign);
  }
  const message = await render(slot, snapshot, words, options.renderer, campaign);
  // A call that the match has meanwhile left behind is about to be brought up to date.
  if (!message && slot.kind === 'call' && publication.message) return publication.message;
  if (!message) return null;
  const isNew = publication.message === null && (message.pings ?? []).length > 0;
  const sent = isNew ? await addressed(message, notices, options.texts) : message;
  return published(await post(options, publication, place, sent), sent);
}

/** Slots that tell of the campaign that their match is part of. */
const TELLING: ReadonlySet<Slot['kind']> = new Set(['lobby', 'ending', 'notice']);

/** The card that stays behind when a match moves to another channel leads there, and nowhere else. */
async function leaveCard(
  { rest, texts }: Spoken,
  { channelId, messageId }: Pick<Published, 'channelId' | 'messageId'>,
  { channelId: here, threadId }: MatchSummary,
): Promise<void> {
  const words = texts('bot.move.from-card', { place: `<#${threadId ?? here}>` });
  try {
    await editMessage(rest, channelId, messageId, plainMessage(words));
  } catch (error) {
    // If it is gone, or out of reach, it no longer leads anybody astray.
    if (!means(error, 'message-gone') && !problemOf(error)) throw error;
  }
}

/** What nobody saw while it was open has nothing left to say. */
const isClosed = (slot: Slot): boolean =>
  slot.kind === 'withdrawn' || isOver(slot) || (slot.kind === 'round' && slot.data.closed);

/** A call that nobody answers any more. */
const isOver = (slot: Slot): boolean => slot.kind === 'call' && slot.data.closed;

/** Without a message, an earlier attempt may have posted it all the same: its nonce finds it. */
async function takeAway(options: Spoken, { message, nonce, snapshot }: Publication): Promise<null> {
  const { rest, texts } = options;
  const { threadId } = snapshot.match;
  if (message) await removed(options, message);
  else if (threadId) {
    const found = await createMessage(rest, threadId, nonce, plainMessage(texts('bot.call.over')));
    await deleteMessage(rest, threadId, found.id);
  }
  return null;
}

/** Deletes a message, or leaves one line of it: else what hangs on it would say "Original message was deleted". */
async function removed(
  { rest, texts, hanging }: Spoken,
  { channelId, messageId }: Pick<Published, 'channelId' | 'messageId'>,
): Promise<void> {
  if (!hanging.leave({ channelId, messageId })) return deleteMessage(rest, channelId, messageId);
  const line = { components: [text(subtext(texts('bot.call.left')))] };
  try {
    await editMessage(rest, channelId, messageId, line);
  } catch (error) {
    if (!means(error, 'message-gone', 'place-gone')) throw error;
  }
}

/** Deletes the lines on which nothing on anybody's screen hangs any more. */
async function withoutOldLines({ rest, hanging, log }: Spoken, posted: APIMessage): Promise<void> {
  for (const { channelId, messageId } of hanging.outdated(SnowflakeUtil.timestampFrom(posted.id))) {
    try {
      await deleteMessage(rest, channelId, messageId);
    } catch (error) {
      log.warn({ error, messageId }, 'The line of a call that is over could not be deleted.');
    }
  }
}

async function post(
  options: Spoken,
  { message: existing, nonce, attempt }: Publication,
  channelId: string,
  message: OutgoingMessage,
): Promise<APIMessage> {
  const { rest, posts } = options;
  if (existing) return editOrReplace(options, existing, message);
  const created = await createMessage(rest, channelId, nonce, message);
  posts.note(created);
  await withoutOldLines(options, created);
  // An earlier attempt that was cut short may have posted it, with what there was to say then.
  return attempt > 1 ? editMessage(rest, channelId, created.id, message) : created;
}

/**
 * If an edit adds a media gallery to a message, Discord may say that it does not find the picture
 * (discord-api-docs, issue 7529). In a new message it finds it: that replaces the other.
 */
async function editOrReplace(
  options: Spoken,
  existing: Pick<Published, 'channelId' | 'messageId'>,
  message: OutgoingMessage,
): Promise<APIMessage> {
  const { rest, posts } = options;
  const { channelId, messageId } = existing;
  try {
    return await editMessage(rest, channelId, messageId, message);
  } catch (error) {
    if (!means(error, 'unreadable') || (message.files ?? []).length === 0) throw error;
    // The same for every attempt: a message is replaced only once.
    const created = await createMessage(rest, channelId, messageId, { ...message, pings: [] });
    posts.note(created);
    await removed(options, existing);
    return created;
  }
}

const published = (
  { id, channel_id: channelId }: APIMessage,
  { pictureMissing = false }: OutgoingMessage,
): Published => ({
  channelId,
  messageId: id,
  ...(pictureMissing ? { incomplete: true } : {}),
});

async function showRound(
  options: Spoken,
  boards: Boards,
  publication: Publication,
  place: string,
): Promise<Published> {
  const { snapshot, slot } = publication;
  const words = { game: gameOf(options.games, snapshot.match), texts: options.texts };
  const first = slot.kind === 'round' && slot.data.first;
  return withPicture(options, boards, publication, place, {
    pictureFor: () => boards.boardFor(publication, words),
    message: (board, missing) => roundMessage(snapshot, board, words, { first, missing }),
  });
}

/** The card of a campaign: its home message. */
function showHome(
  options: Spoken,
  boards: Boards,
  publication: Publication,
  told: CampaignWithMatches,
): Promise<Published> {
  const { games, texts } = options;
  const { match } = publication.snapshot;
  const { campaign } = told.campaign;
  const now = { game: gameOf(games, match), texts };
  const words = { game: gameOf(games, told.campaign), texts, now };
  const none: Board = { board: null, missing: false, isCoarse: false, sent: () => {} };
  return withPicture(options, boards, publication, match.channelId, {
    pictureFor: async () => (campaign ? boards.homeFor(publication, campaign, words) : none),
    message: (picture, missing) => ({
      ...homeMessage(told, match, picture, words),
      pictureMissing: missing,
    }),
  });
}

/** A message with a picture that it keeps as long as that is the same. */
async function withPicture(
  options: Spoken,
  boards: Boards,
  publication: Publication,
  place: string,
  shows: {
    pictureFor(): Promise<Board>;
    message(picture: MessagePicture | null, missing: boolean): OutgoingMessage;
  },
): Promise<Published> {
  const { message } = publication;
  const { board, missing, isCoarse, sent } = await shows.pictureFor();
  try {
    const content = shows.message(board, missing);
    const shown = await post(options, publication, place, content);
    sent(shown);
    return { ...published(shown, content), ...(isCoarse ? { coarse: true } : {}) };
  } catch (error) {
    if (message) boards.forget(message.messageId);
    const kept = board !== null && 'keep' in board;
    if (!kept || !means(error, 'unreadable')) throw error;
    // Discord no longer has the file that was to be kept: now it is sent again.
    return withPicture(options, boards, publication, place, shows);
  }
}

/** Without a message, an earlier attempt may have posted it all the same: its nonce finds it. */
async function closeRound(
  options: Spoken,
  boards: Boards,
  publication: Publication,
  place: string,
): Promise<Published | null> {
  const { rest } = options;
  const { message, snapshot } = publication;
  if (!message && snapshot.view === null) return null;
  const posted = message ?? (await showRound(options, boards, publication, place));
  const now = await fetchMessage(rest, posted.channelId, posted.messageId);
  const edit = (board: MessagePicture | null) =>
    editMessage(rest, posted.channelId, posted.messageId, closedRound(now, board));
  await keepingPicture(shownPicture(now), edit);
  return posted;
}

async function openThread(
  { rest, once, texts, bot, games, campaignOf, isPlayedIn }: Spoken,
  { snapshot: { match }, attempt }: Publication,
): Promise<Published> {
  const existing = match.threadId;
  if (existing && (await threadProblem(rest, existing)) !== 'place-gone') return inThread(existing);
  const told = await campaignOf(match);
  const chapter =
    told?.campaign.current?.id === match.id
      ? chapterOf(told.campaign, { game: gameOf(games, told.campaign), texts })
      : null;
  const name = threadName(match, chapter, texts);
  const found = attempt > 1 ? await findThread(rest, match, name, bot(), isPlayedIn) : null;
  return inThread(found ?? (await createThread(once, match.channelId, name)).id);
}

const inThread = (threadId: string): Published => ({
  channelId: threadId,
  messageId: threadId,
  threadId,
});
