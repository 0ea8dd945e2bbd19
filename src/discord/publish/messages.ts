import type { REST } from 'discord.js';
import { type APIMessage, Routes } from 'discord-api-types/v10';
import { means } from '../error-meanings.ts';
import { LIMITS } from '../limits.ts';
import { bodyOf, type OutgoingMessage } from '../messages/message.ts';
import { requestWith } from '../messages/request.ts';
import { withoutLargeFiles } from '../messages/uploads.ts';
import { unarchive } from './threads.ts';

/** Posts a message; the same nonce again within minutes gives the same message. */
export function createMessage(
  rest: REST,
  channelId: string,
  nonce: string,
  message: OutgoingMessage,
): Promise<APIMessage> {
  return unarchiving(rest, channelId, async () => {
    const fitting = withoutLargeFiles(message, LIMITS.fileSize);
    const body = { ...bodyOf(fitting), nonce, enforce_nonce: true };
    const route = Routes.channelMessages(channelId);
    return (await rest.post(route, requestWith(body, fitting.files))) as APIMessage;
  });
}

/** Edits a message. Those of its files stay that the message keeps. */
export function editMessage(
  rest: REST,
  channelId: string,
  messageId: string,
  message: OutgoingMessage,
): Promise<APIMessage> {
  return unarchiving(rest, channelId, async () => {
    const fitting = withoutLargeFiles(message, LIMITS.fileSize);
    const route = Routes.channelMessage(channelId, messageId);
    return (await rest.patch(route, requestWith(bodyOf(fitting), fitting.files))) as APIMessage;
  });
}

/** Deletes a message of ours; one that is gone already is as good. */
export async function deleteMessage(
  rest: REST,
  channelId: string,
  messageId: string,
): Promise<void> {
  try {
    await unarchiving(rest, channelId, () =>
      rest.delete(Routes.channelMessage(channelId, messageId)),
    );
  } catch (error) {
    if (!means(error, 'message-gone', 'place-gone')) throw error;
  }
}

export const fetchMessage = async (
  rest: REST,
  channelId: string,
  messageId: string,
): Promise<APIMessage> =>
  (await rest.get(Routes.channelMessage(channelId, messageId))) as APIMessage;

/** A thread that Discord has archived accepts no edits; it is reopened first. */
async function unarchiving<T>(
  rest: REST,
  channelId: string,
  request: () => Promise<T>,
): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!means(error, 'place-archived')) throw error;
    await unarchive(rest, channelId);
    return await request();
  }
}
