import { setTimeout as pause } from 'node:timers/promises';
import type { REST } from 'discord.js';
import type { Logger } from 'pino';
import type { Games } from '../../table/match/saved/games.ts';
import type { DirectMessage } from '../../table/match/saved/notification-records.ts';
import { subjectOf } from '../../table/telling/notifications/notices.ts';
import type { Notices } from '../../table/telling/notifications/notifications.ts';
import type { Publication, Published } from '../../table/telling/publishing/publisher.ts';
import { gameOf } from '../context.ts';
import { directMessage, isAsked, mentionedInstead } from '../messages/direct.ts';
import type { OutgoingMessage } from '../messages/message.ts';
import type { Words } from '../messages/words.ts';
import type { Posts } from '../posts.ts';
import type { TextsOn, TextsTo } from '../spoken.ts';
import { directNonce, isClosed, sendDirectly } from './direct-channel.ts';
import { createMessage, deleteMessage, editMessage } from './messages.ts';

/** Milliseconds to wait at the end for work in progress. */
const LAST_WORDS = 1_000;

export interface DirectMessagesOptions {
  rest: REST;
  games: Games;
  textsOn: TextsOn;
  textsTo: TextsTo;
  log: Logger;
  /** Is told of every message that is posted in a thread. */
  posts: Posts;
}

/** Direct messages about what is posted in threads: at most one per match and person, while theirs to answer. */
export interface DirectMessages {
  /** Sends, updates or deletes what belongs to a message that has just been published. Nothing waits for it. */
  follow(publication: Publication, notices: Notices, published: Published | null): void;
  /** Resolves when nothing is in progress. */
  settled(): Promise<void>;
  /** The same, but it does not take long. */
  finish(): Promise<void>;
}

/** What has been published, and the parts of it needed to write about it. */
interface Followed {
  publication: Publication;
  notices: Notices;
  published: Published | null;
}

export function createDirectMessages(options: DirectMessagesOptions): DirectMessages {
  /** By match: one thing after the other, so that nothing stays that has become stale on its way. */
  const working = new Map<string, Promise<void>>();
  async function settled(): Promise<void> {
    while (working.size > 0) await Promise.all(working.values());
  }
  return {
    follow(publication, notices, published) {
      if (subjectOf(publication.slot) === null || !notices.mayStand()) return;
      const { id } = publication.snapshot.match;
      const before = working.get(id) ?? Promise.resolve();
      const done = before
        .then(() => bringUpToDate(options, { publication, notices, published }))
        .catch((error: unknown) => {
          options.log.warn({ error, match: id }, 'The direct messages of a match failed.');
        })
        .finally(() => {
          if (working.get(id) === done) working.delete(id);
        });
      working.set(id, done);
    },
    settled,
    async finish() {
      const enough = new AbortController();
      const late = pause(LAST_WORDS, undefined, { signal: enough.signal }).catch(() => {});
      await Promise.race([settled(), late]);
      enough.abort();
    },
  };
}

async function bringUpToDate(options: DirectMessagesOptions, followed: Followed): Promise<void> {
  const { publication, notices } = followed;
  const { slot, snapshot } = publication;
  const messages = await notices.direct.standing();
  const latest = new Map(messages.map((message) => [message.userId, message]));
  const subject = subjectOf(slot);
  const texts = await options.textsOn(snapshot.match);
  const words = { game: gameOf(options.games, snapshot.match), texts };
  for (const message of messages) {
    const isOverdue = snapshot.match.status !== 'playing' || latest.get(message.userId) !== message;
    const isAbout = message.subject === subject;
    if (isOverdue || (isAbout && !isAsked(message, publication, words))) {
      await takeAway(options, notices, message);
    } else if (isAbout && followed.published) {
      await show(options, followed, message, { published: followed.published, words });
    }
  }
}

/** One that can't be deleted now stays: nobody waits for that. */
async function takeAway(
  { rest, log }: DirectMessagesOptions,
  notices: Notices,
  message: DirectMessage,
): Promise<void> {
  const { place } = message;
  try {
    if (place) await deleteMessage(rest, place.channelId, place.messageId);
  } catch (error) {
    log.warn({ error, user: message.userId }, 'A direct message could not be taken away.');
  }
  await notices.direct.gone(message);
}

/** Sends those not yet begun, and points existing ones to the current message in the thread. */
async function show(
  options: DirectMessagesOptions,
  { publication, notices }: Followed,
  message: DirectMessage,
  { published, words }: { published: Published; words: Words },
): Promise<void> {
  const { rest, log } = options;
  const { place, about, userId } = message;
  const moved = place && about !== published.messageId && place.channelId !== published.channelId;
  if (message.begun ? !moved : !(await notices.direct.begin(message))) return;
  try {
    const texts = await options.textsTo(userId, publication.snapshot.match);
    const content = directMessage(message, publication, published, { ...words, texts });
    const { id, channel_id: channelId } = place
      ? await editMessage(rest, place.channelId, place.messageId, content)
      : await sendDirectly(rest, userId, directNonce(message.nonce, userId), content);
    await notices.direct.stands(message, { channelId, messageId: id }, published.messageId);
  } catch (error) {
    if (isClosed(error) && !place) {
      await notices.direct.closed(userId);
      const isMentioned =
        !message.mention &&
        (await mentionInstead({ ...options, ...words }, notices, message, published));
      if (isMentioned) return;
    } else log.warn({ error, user: userId }, 'A direct message did not get through.');
    await notices.direct.gone(message);
  }
}

/**
 * In the thread, below what it is about; it is deleted when the direct message would be. If it can't be posted,
 * others are written to all the same.
 * @returns whether it is there
 */
async function mentionInstead(
  { rest, texts, posts, log }: DirectMessagesOptions & Words,
  notices: Notices,
  message: DirectMessage,
  { channelId, messageId }: Published,
): Promise<boolean> {
  const { nonce, userId } = message;
  const content: OutgoingMessage = mentionedInstead(userId, texts);
  try {
    const about = directNonce(`${nonce}:instead`, userId);
    const created = await createMessage(rest, channelId, about, content);
    posts.note(created);
    await notices.direct.stands(message, { channelId, messageId: created.id }, messageId);
    return true;
  } catch (error) {
    log.warn({ error, user: userId }, 'Nobody could be mentioned instead of a direct message.');
    return false;
  }
}
