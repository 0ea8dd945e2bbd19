import { createHash } from 'node:crypto';
import type { REST } from 'discord.js';
import { type APIDMChannel, type APIMessage, Routes } from 'discord-api-types/v10';
import { means } from '../error-meanings.ts';
import type { OutgoingMessage } from '../messages/message.ts';
import { createMessage } from './messages.ts';

/** Writes to somebody directly; the same nonce again within minutes gives the same message. */
export async function sendDirectly(
  rest: REST,
  userId: string,
  nonce: string,
  message: OutgoingMessage,
): Promise<APIMessage> {
  const body = { recipient_id: userId };
  const channel = (await rest.post(Routes.userChannels(), { body })) as APIDMChannel;
  return createMessage(rest, channel.id, nonce, message);
}

/** Whether somebody accepts no direct messages from the bot: they have closed them, or share no server with it. */
export const isClosed = (error: unknown): boolean => means(error, 'closed');

/** The nonce of what is sent to one person about something: the same for every attempt. */
export const directNonce = (about: string, userId: string): string =>
  createHash('sha256').update(`${about}:${userId}`).digest('hex').slice(0, 20);
