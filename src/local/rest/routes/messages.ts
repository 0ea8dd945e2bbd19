import type { APIAllowedMentions } from 'discord-api-types/v10';
import { botPayload } from '../../payloads/user.ts';
import { refuseNewPicture } from '../../state/media.ts';
import { deleteMessage, messagesIn } from '../../state/message-store.ts';
import {
  createMessage,
  editMessage,
  type MessageBody,
  touchMessage,
} from '../../state/messages.ts';
import { snowflakeTime } from '../../state/snowflake.ts';
import { setArchived } from '../../state/threads.ts';
import { errors } from '../../validation/errors.ts';
import { isLoose, type Loose, looseList, text } from '../../validation/json.ts';
import {
  demand,
  demandOpen,
  demandWritable,
  may,
  mayReopen,
  publicMessage,
  visibleChannel,
} from '../../world/access.ts';
import { announce, type StoredChannel, type StoredMessage, type World } from '../../world/world.ts';
import { bodyObject, nothing, ok, param, type RestRequest, type Route } from '../route.ts';

/** How long an enforced nonce is remembered, in milliseconds ("the past few minutes"). */
const NONCE_WINDOW = 5 * 60_000;

export const messageRoutes: Route[] = [
  { method: 'POST', pattern: '/channels/{channel_id}/messages', handle: create },
  { method: 'GET', pattern: '/channels/{channel_id}/messages', handle: list },
  { method: 'GET', pattern: '/channels/{channel_id}/messages/{message_id}', handle: get },
  { method: 'PATCH', pattern: '/channels/{channel_id}/messages/{message_id}', handle: edit },
  { method: 'DELETE', pattern: '/channels/{channel_id}/messages/{message_id}', handle: remove },
  { method: 'POST', pattern: '/channels/{channel_id}/messages/bulk-delete', handle: removeMany },
  { method: 'POST', pattern: '/channels/{channel_id}/typing', handle: typing },
  { method: 'PUT', pattern: '/channels/{channel_id}/pins/{message_id}', handle: pin(true) },
  { method: 'DELETE', pattern: '/channels/{channel_id}/pins/{message_id}', handle: pin(false) },
  {
    method: 'PUT',
    pattern: '/channels/{channel_id}/messages/pins/{message_id}',
    handle: pin(true),
  },
  {
    method: 'DELETE',
    pattern: '/channels/{channel_id}/messages/pins/{message_id}',
    handle: pin(false),
  },
];

/** The body of a message request, with the files that came along. */
export function messageBody(request: RestRequest): MessageBody {
  const body = bodyObject(request);
  return { ...body, allowed_mentions: allowedMentions(body), files: request.files };
}

function allowedMentions(body: Loose): APIAllowedMentions | null {
  return isLoose(body.allowed_mentions) ? (body.allowed_mentions as APIAllowedMentions) : null;
}

function create(request: RestRequest) {
  const { world, statistics } = request;
  const channel = visibleChannel(world, param(request, 'channel_id'));
  const body = messageBody(request);
  demandWriting(world, channel, body);
  const given = bodyObject(request);
  const nonce =
    typeof given.nonce === 'string' || typeof given.nonce === 'number' ? given.nonce : undefined;
  if (String(nonce ?? '').length > 25)
    throw errors.invalidForm([
      { path: ['nonce'], code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 25 or fewer in length.' },
    ]);
  const earlier =
    given.enforce_nonce === true && nonce !== undefined ? withNonce(world, nonce) : null;
  if (earlier) return ok(earlier.api);
  // Discord unarchives a thread by itself when somebody writes in it, unless it is locked.
  const reopens = channel.thread?.archived && mayReopen(world, channel);
  if (reopens) setArchived(world, channel, false);
  demandWritable(world, channel);
  const replyTo = repliedMessage(world, channel, given.message_reference);
  const message = createMessage(world, statistics, {
    channel,
    author: botPayload(world),
    body,
    type: replyTo ? 19 : 0,
    ...(nonce === undefined ? {} : { nonce }),
    ...(replyTo ? { replyTo, reference: referenceTo(world, replyTo) } : {}),
  });
  return ok(message.api);
}

function demandWriting(world: World, channel: StoredChannel, body: MessageBody): void {
  // Discord lets a channel for direct messages be opened all the same.
  if (channel.recipientId !== null && world.closedTo.has(channel.recipientId))
    throw errors.closedDirectMessages();
  demand(world, channel, channel.thread ? 'SendMessagesInThreads' : 'SendMessages');
  if (body.files.length > 0) demand(world, channel, 'AttachFiles');
  if (looseList(body.embeds).length > 0) demand(world, channel, 'EmbedLinks');
}

function withNonce(world: World, nonce: string | number): StoredMessage | null {
  const message = world.messages.withNonce(nonce);
  if (!message || message.api.author.id !== world.applicationId) return null;
  return world.now() - snowflakeTime(message.api.id) < NONCE_WINDOW ? message : null;
}

function repliedMessage(
  world: World,
  channel: StoredChannel,
  reference: unknown,
): StoredMessage | null {
  if (!isLoose(reference) || typeof reference.message_id !== 'string') return null;
  demand(world, channel, 'ReadMessageHistory');
  const message = world.messages.get(reference.message_id);
  if (message && message.api.channel_id === channel.id) return message;
  if (reference.fail_if_not_exists === false) return null;
  throw errors.invalidForm([
    { path: ['message_reference'], code: 'REPLIES_UNKNOWN_MESSAGE', message: 'Unknown message' },
  ]);
}

function referenceTo(world: World, message: StoredMessage) {
  const { id, channel_id } = message.api;
  return {
    type: 0,
    message_id: id,
    channel_id,
    guild_id: world.channels.get(channel_id)?.guildId ?? undefined,
  };
}

function list(request: RestRequest) {
  const { world, query } = request;
  const channel = visibleChannel(world, param(request, 'channel_id'));
  if (!may(world, channel, 'ReadMessageHistory')) return ok([]);
  const limit = Math.min(100, Math.max(1, Number(query.get('limit') ?? 50)));
  const newestFirst = messagesIn(world, channel.id, null).reverse();
  const after = query.get('after');
  const before = query.get('before');
  const around = query.get('around');
  const age = (message: StoredMessage) => BigInt(message.api.id);
  let found = newestFirst;
  if (after) found = newestFirst.filter((one) => age(one) > BigInt(after)).slice(-limit);
  else if (before) found = newestFirst.filter((one) => age(one) < BigInt(before));
  else if (around) found = aroundMessage(newestFirst, around, limit);
  return ok(found.slice(0, limit).map((one) => one.api));
}

function aroundMessage(newestFirst: StoredMessage[], id: string, limit: number): StoredMessage[] {
  const at = newestFirst.findIndex((one) => BigInt(one.api.id) <= BigInt(id));
  return newestFirst.slice(Math.max(0, at - Math.floor(limit / 2)));
}

function get(request: RestRequest) {
  const channel = visibleChannel(request.world, param(request, 'channel_id'));
  demand(request.world, channel, 'ReadMessageHistory');
  return ok(publicMessage(request.world, channel, param(request, 'message_id')).api);
}

function edit(request: RestRequest) {
  const { world, statistics } = request;
  const channel = visibleChannel(world, param(request, 'channel_id'));
  const message = publicMessage(world, channel, param(request, 'message_id'));
  if (message.api.author.id !== world.applicationId) throw errors.notTheAuthor();
  demandWritable(world, channel);
  if (request.files.length > 0) demand(world, channel, 'AttachFiles');
  const body = messageBody(request);
  refuseNewPicture(world, body);
  return ok(editMessage(world, statistics, message, body).api);
}

function remove(request: RestRequest) {
  const { world } = request;
  const channel = visibleChannel(world, param(request, 'channel_id'));
  const message = publicMessage(world, channel, param(request, 'message_id'));
  if (message.api.author.id !== world.applicationId) demand(world, channel, 'ManageMessages');
  demandOpen(channel);
  deleteMessage(world, message);
  return nothing;
}

function removeMany(request: RestRequest) {
  const { world } = request;
  const channel = visibleChannel(world, param(request, 'channel_id'));
  demand(world, channel, 'ManageMessages');
  demandOpen(channel);
  const { messages } = bodyObject(request);
  for (const id of Array.isArray(messages) ? messages : []) {
    const message = world.messages.get(text(id));
    if (message?.api.channel_id === channel.id) deleteMessage(world, message);
  }
  return nothing;
}

function typing(request: RestRequest) {
  const channel = visibleChannel(request.world, param(request, 'channel_id'));
  demand(request.world, channel, channel.thread ? 'SendMessagesInThreads' : 'SendMessages');
  announce(request.world, { kind: 'typing', channelId: channel.id });
  return nothing;
}

function pin(pinned: boolean) {
  return (request: RestRequest) => {
    const { world } = request;
    const channel = visibleChannel(world, param(request, 'channel_id'));
    const message = publicMessage(world, channel, param(request, 'message_id'));
    if (!may(world, channel, 'PinMessages')) demand(world, channel, 'ManageMessages');
    demandOpen(channel);
    touchMessage(world, message, { pinned });
    return nothing;
  };
}
