import {
  type APIMessage,
  InteractionResponseType,
  MessageFlags,
  Routes,
} from 'discord-api-types/v10';
import { bodyOf, type OutgoingFile, type OutgoingMessage } from '../messages/message.ts';
import { requestWith } from '../messages/request.ts';
import type { Answerable } from '../private-messages.ts';

/**
 * Discord's plain requests for answering an interaction: discord.js would make a structure of every message
 * that it sends and gets back, which takes longer than all the rest of an answer and which nobody reads.
 */

/** Says that an answer is coming, which will be a private message. */
export const deferReply = (interaction: Answerable): Promise<unknown> =>
  callback(interaction, InteractionResponseType.DeferredChannelMessageWithSource, {
    flags: MessageFlags.Ephemeral,
  });

/** Says that something is being done; users see nothing of it. */
export const deferUpdate = (interaction: Answerable): Promise<unknown> =>
  callback(interaction, InteractionResponseType.DeferredMessageUpdate);

/** The first answer: a private message. */
export const reply = (interaction: Answerable, message: OutgoingMessage): Promise<unknown> =>
  callback(
    interaction,
    InteractionResponseType.ChannelMessageWithSource,
    privately(message),
    message.files,
  );

/** The first answer: the message that was used shows this. */
export const update = (interaction: Answerable, message: OutgoingMessage): Promise<unknown> =>
  callback(interaction, InteractionResponseType.UpdateMessage, bodyOf(message), message.files);

/** Changes the content of the answer, of the message that was used, or of a follow-up. */
export const editReply = async (
  { client, applicationId, token }: Answerable,
  message: OutgoingMessage,
  messageId?: string,
): Promise<APIMessage> =>
  (await client.rest.patch(Routes.webhookMessage(applicationId, token, messageId), {
    ...requestWith(bodyOf(message), message.files),
    auth: false,
  })) as APIMessage;

/** Posts another private message, once there is an answer. */
export const followUp = (interaction: Answerable, message: OutgoingMessage): Promise<APIMessage> =>
  post(interaction, privately(message), message.files);

/** Posts a message for everyone, once there is an answer. */
export const followUpPublicly = (
  interaction: Answerable,
  message: OutgoingMessage,
): Promise<APIMessage> => post(interaction, bodyOf(message), message.files);

/** Deletes the answer, the message that was used, or a follow-up; Discord allows that for 15 minutes. */
export const deleteReply = (
  { client, applicationId, token }: Answerable,
  messageId?: string,
): Promise<unknown> =>
  client.rest.delete(Routes.webhookMessage(applicationId, token, messageId), { auth: false });

function privately(message: OutgoingMessage): object {
  const body = bodyOf(message);
  return { ...body, flags: body.flags | MessageFlags.Ephemeral };
}

const callback = (
  { client, id, token }: Answerable,
  type: InteractionResponseType,
  data?: object,
  files?: readonly OutgoingFile[],
): Promise<unknown> =>
  client.rest.post(Routes.interactionCallback(id, token), {
    ...requestWith({ type, ...(data ? { data } : {}) }, files),
    auth: false,
  });

const post = async (
  { client, applicationId, token }: Answerable,
  body: object,
  files?: readonly OutgoingFile[],
): Promise<APIMessage> =>
  (await client.rest.post(Routes.webhook(applicationId, token), {
    ...requestWith(body, files),
    auth: false,
  })) as APIMessage;
