import type { RepliableInteraction } from 'discord.js';
import {
  type APIMessage,
  InteractionResponseType,
  MessageFlags,
  Routes,
} from 'discord-api-types/v10';
import { bodyOf, type OutgoingFile, type OutgoingMessage } from '../messages/message.ts';
import { requestWith } from '../messages/request.ts';

/**
 * Discord's requests to answer an interaction, as they are: discord.js would make a structure of every
 * message that it sends and gets back, which takes longer than all the rest of an answer and which
 * nobody reads.
 */
export type Answerable = Pick<RepliableInteraction, 'id' | 'token' | 'applicationId' | 'client'>;

/** Says that an answer is coming, which will be a private message. */
export const deferReply = (interaction: Answerable): Promise<unknown> =>
  callback(interaction, InteractionResponseType.DeferredChannelMessageWithSource, {
    flags: MessageFlags.Ephemeral,
  });

/** Says that something is being done; nothing is seen of that. */
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

/** Shows something else in the answer, or in the message that was used. */
export const editReply = (
  { client, applicationId, token }: Answerable,
  message: OutgoingMessage,
): Promise<unknown> =>
  client.rest.patch(Routes.webhookMessage(applicationId, token), {
    ...requestWith(bodyOf(message), message.files),
    auth: false,
  });

/** Posts another private message, once there is an answer. */
export const followUp = (interaction: Answerable, message: OutgoingMessage): Promise<APIMessage> =>
  post(interaction, privately(message), message.files);

/** Posts a message for everyone, once there is an answer. */
export const followUpPublicly = (
  interaction: Answerable,
  message: OutgoingMessage,
): Promise<APIMessage> => post(interaction, bodyOf(message), message.files);

/** Takes the answer, or the private message that was used, away; Discord lets that be done for 15 minutes. */
export const deleteReply = ({ client, applicationId, token }: Answerable): Promise<unknown> =>
  client.rest.delete(Routes.webhookMessage(applicationId, token), { auth: false });

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
