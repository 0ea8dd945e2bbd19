import { channelPayload } from '../../payloads/channel.ts';
import { deleteChannel } from '../../state/channels.ts';
import { deleteThread, threadChanged } from '../../state/threads.ts';
import { errors } from '../../validation/errors.ts';
import { type Loose, text } from '../../validation/json.ts';
import { demand, may, mayReopen, visibleChannel } from '../../world/access.ts';
import { announce, dispatch, type StoredChannel, type World } from '../../world/world.ts';
import { bodyObject, ok, param, type RestRequest, type Route } from '../route.ts';
import { checkThreadFields } from './threads.ts';

export const channelRoutes: Route[] = [
  { method: 'GET', pattern: '/channels/{channel_id}', handle: get },
  { method: 'PATCH', pattern: '/channels/{channel_id}', handle: patch },
  { method: 'DELETE', pattern: '/channels/{channel_id}', handle: remove },
  { method: 'POST', pattern: '/users/@me/channels', handle: openDirectMessages },
];

function get(request: RestRequest) {
  const channel = visibleChannel(request.world, param(request, 'channel_id'));
  return ok(channelPayload(request.world, channel));
}

function patch(request: RestRequest) {
  const { world } = request;
  const channel = visibleChannel(world, param(request, 'channel_id'));
  const body = bodyObject(request);
  if (channel.thread) patchThread(world, channel, body);
  else patchChannel(world, channel, body);
  return ok(channelPayload(world, channel));
}

function patchThread(world: World, channel: StoredChannel, body: Loose): void {
  const { thread } = channel;
  if (!thread) return;
  checkThreadFields(body, false);
  const moderator = may(world, channel, 'ManageThreads');
  const own = thread.ownerId === world.applicationId;
  const reopens = body.archived === false && mayReopen(world, channel);
  if (thread.archived && !reopens) throw errors.archivedThread();
  const onlyReopens =
    Object.keys(body).every((key) => key === 'archived') && body.archived === false;
  if (!moderator && !own && !(onlyReopens && may(world, channel, 'SendMessagesInThreads')))
    throw errors.missingPermissions();
  if (typeof body.locked === 'boolean' && !moderator) throw errors.missingPermissions();
  if (typeof body.archived === 'boolean' && body.archived !== thread.archived) {
    thread.archived = body.archived;
    thread.archiveTime = world.now();
  }
  if (typeof body.locked === 'boolean') thread.locked = body.locked;
  if (typeof body.invitable === 'boolean') thread.invitable = body.invitable;
  if (typeof body.auto_archive_duration === 'number')
    thread.autoArchiveMinutes = body.auto_archive_duration;
  if (typeof body.name === 'string') channel.name = body.name;
  threadChanged(world, channel);
}

function patchChannel(world: World, channel: StoredChannel, body: Loose): void {
  demand(world, channel, 'ManageChannels');
  if (typeof body.name === 'string') channel.name = body.name;
  if (typeof body.topic === 'string') channel.topic = body.topic;
  dispatch(world, 'CHANNEL_UPDATE', channelPayload(world, channel), channel.id);
  announce(world, { kind: 'channel', channel });
}

function remove(request: RestRequest) {
  const { world } = request;
  const channel = visibleChannel(world, param(request, 'channel_id'));
  demand(world, channel, channel.thread ? 'ManageThreads' : 'ManageChannels');
  const payload = channelPayload(world, channel);
  if (channel.thread) deleteThread(world, channel);
  else deleteChannel(world, channel);
  return ok(payload);
}

function openDirectMessages(request: RestRequest) {
  const { world } = request;
  const recipientId = text(bodyObject(request).recipient_id);
  const person = world.usersById.get(recipientId);
  if (!person) throw errors.unknownUser();
  const existing = [...world.channels.values()].find((one) => one.recipientId === recipientId);
  if (existing) return ok(channelPayload(world, existing));
  const channel: StoredChannel = {
    id: world.newId(),
    guildId: null,
    type: 1,
    name: world.botName,
    topic: null,
    position: 0,
    parentId: null,
    lastMessageId: null,
    recipientId,
    botDenied: 0n,
    thread: null,
  };
  world.channels.set(channel.id, channel);
  dispatch(world, 'CHANNEL_CREATE', channelPayload(world, channel), channel.id);
  announce(world, { kind: 'channel', channel });
  return ok(channelPayload(world, channel));
}
