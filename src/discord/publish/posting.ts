import { SnowflakeUtil, subtext } from 'discord.js';
import type { APIMessage } from 'discord-api-types/v10';
import type { Notices } from '../../table/telling/notifications/notifications.ts';
import type { Publication, Published } from '../../table/telling/publishing/publisher.ts';
import { text } from '../components/layout.ts';
import { means } from '../error-meanings.ts';
import type { OutgoingMessage } from '../messages/message.ts';
import { addressed } from './addressing.ts';
import { createMessage, deleteMessage, editMessage } from './messages.ts';
import type { Spoken } from './options.ts';

/** Where a message is, and what Discord says it shows; nothing if it was left as it is. */
export type Posted = Pick<APIMessage, 'id' | 'channel_id'> & Partial<APIMessage>;

/** Posts a publication's message, or edits the one that it has, unless that shows the same already. */
export async function post(
  options: Spoken,
  publication: Publication,
  channelId: string,
  message: OutgoingMessage,
): Promise<Posted> {
  const { shown } = options;
  const { message: existing } = publication;
  if (existing && shown.shows(publication, message)) {
    shown.note(publication, existing.messageId, message);
    return { id: existing.messageId, channel_id: existing.channelId };
  }
  // After a failure nobody knows what it shows.
  if (existing) shown.forget(existing.messageId);
  const posted = await send(options, publication, channelId, message);
  shown.note(publication, posted.id, message);
  return posted;
}

async function send(
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

/** Deletes a message, or leaves one line of it: else what hangs on it would say "Original message was deleted". */
export async function removed(
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

/** What is noted of a message that was posted or edited. */
export const published = (
  { id, channel_id: channelId }: Posted,
  { pictureMissing = false }: OutgoingMessage,
): Published => ({
  channelId,
  messageId: id,
  ...(pictureMissing ? { incomplete: true } : {}),
});

/** The message as it is sent: a new one reaches those whom it calls. */
export async function notifying(
  { texts }: Spoken,
  publication: Publication,
  message: OutgoingMessage,
  notices: Notices,
): Promise<OutgoingMessage> {
  const isNew = publication.message === null && (message.pings ?? []).length > 0;
  return isNew ? addressed(message, notices, texts) : message;
}
