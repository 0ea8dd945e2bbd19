import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import {
  channelPayload,
  fullThreadMemberPayload,
  threadMemberPayload,
} from '../../payloads/channel.ts';
import { anyUser, botPayload } from '../../payloads/user.ts';
import { isBlocked } from '../../state/auto-mod.ts';
import { createMessage, touchMessage } from '../../state/messages.ts';
import { addThreadMember, createThread, removeThreadMember } from '../../state/threads.ts';
import { errors } from '../../validation/errors.ts';
import { type Loose, text } from '../../validation/json.ts';
import { Problems } from '../../validation/problems.ts';
import {
  demand,
  demandOpen,
  may,
  publicMessage,
  visibleChannel,
  visibleThread,
} from '../../world/access.ts';
import type { StoredChannel, World } from '../../world/world.ts';
import {
  bodyObject,
  created,
  guildIn,
  nothing,
  ok,
  param,
  type RestRequest,
  type Route,
} from '../route.ts';

const MEMBERS = '/channels/{channel_id}/thread-members';

export const threadRoutes: Route[] = [
  {
    method: 'POST',
    pattern: '/channels/{channel_id}/messages/{message_id}/threads',
    handle: fromMessage,
  },
  { method: 'POST', pattern: '/channels/{channel_id}/threads', handle: standalone },
  { method: 'GET', pattern: MEMBERS, handle: listMembers },
  { method: 'GET', pattern: `${MEMBERS}/{user_id}`, handle: getMember },
  { method: 'PUT', pattern: `${MEMBERS}/{user_id}`, handle: addMember },
  { method: 'DELETE', pattern: `${MEMBERS}/{user_id}`, handle: removeMember },
  { method: 'PUT', pattern: `${MEMBERS}/@me`, handle: join },
  { method: 'DELETE', pattern: `${MEMBERS}/@me`, handle: leave },
  { method: 'GET', pattern: '/guilds/{guild_id}/threads/active', handle: active },
  {
    method: 'GET',
    pattern: '/channels/{channel_id}/threads/archived/public',
    handle: archived(11),
  },
  {
    method: 'GET',
    pattern: '/channels/{channel_id}/threads/archived/private',
    handle: archived(12),
  },
];

const DURATIONS: ReadonlySet<number> = new Set([60, 1440, 4320, 10080]);

/** Checks name and duration of a thread; the name may be absent in a PATCH. */
export function checkThreadFields(body: Loose, nameRequired: boolean): void {
  const problems = new Problems();
  if (nameRequired || body.name !== undefined) problems.length([], 'name', body.name, 1, 100);
  const duration = body.auto_archive_duration;
  if (duration !== undefined && duration !== null && !DURATIONS.has(Number(duration)))
    problems.add(
      ['auto_archive_duration'],
      'BASE_TYPE_CHOICES',
      'Value must be one of 60, 1440, 4320, 10080.',
    );
  if (problems.list.length > 0) throw errors.invalidForm(problems.list);
}

function start(
  request: RestRequest,
  parent: StoredChannel,
  fromMessageId: string | null,
): StoredChannel {
  if (parent.type !== 0) throw errors.wrongChannelType();
  const body = bodyObject(request);
  const isPrivate = fromMessageId === null && Number(body.type ?? 12) === 12;
  demand(request.world, parent, isPrivate ? 'CreatePrivateThreads' : 'CreatePublicThreads');
  checkThreadFields(body, true);
  refuseCrowded(request.world, parent.guildId);
  if (isBlocked(request.world, text(body.name))) throw errors.titleBlocked();
  return createThread(request.world, {
    parent,
    name: text(body.name),
    ownerId: request.world.applicationId,
    isPrivate,
    invitable: body.invitable !== false,
    autoArchiveMinutes: Number(body.auto_archive_duration ?? 4320),
    fromMessageId,
  });
}

/** A server has room for this many active threads, whichever channels they are in. */
function refuseCrowded(world: World, guildId: string | null): void {
  const active = [...world.channels.values()].filter(
    ({ guildId: of, thread }) => of === guildId && thread && !thread.archived,
  );
  if (active.length >= world.limits.activeThreads) throw errors.tooManyThreads();
}

function fromMessage(request: RestRequest) {
  const { world } = request;
  const parent = visibleChannel(world, param(request, 'channel_id'));
  const message = publicMessage(world, parent, param(request, 'message_id'));
  if (world.channels.has(message.api.id)) throw errors.threadExists();
  const thread = start(request, parent, message.api.id);
  const payload = channelPayload(world, thread);
  touchMessage(world, message, {
    thread: payload,
    flags: (message.api.flags ?? 0) | MessageFlags.HasThread,
  });
  return created(payload);
}

function standalone(request: RestRequest) {
  const { world, statistics } = request;
  const parent = visibleChannel(world, param(request, 'channel_id'));
  const thread = start(request, parent, null);
  // Discord announces a public thread without a message in its channel (message type 18).
  if (thread.type === 11)
    createMessage(world, statistics, {
      channel: parent,
      author: botPayload(world),
      body: { content: thread.name, files: [] },
      type: 18,
      reference: { type: 0, channel_id: thread.id, guild_id: thread.guildId } as NonNullable<
        APIMessage['message_reference']
      >,
    });
  return created(channelPayload(world, thread));
}

function listMembers(request: RestRequest) {
  const thread = visibleThread(request.world, param(request, 'channel_id'));
  const full = request.query.get('with_member') === 'true';
  const ids = [...(thread.thread?.members.keys() ?? [])];
  return ok(
    ids.map((id) =>
      full ? fullThreadMemberPayload(request.world, thread, id) : threadMemberPayload(thread, id),
    ),
  );
}

function getMember(request: RestRequest) {
  const thread = visibleThread(request.world, param(request, 'channel_id'));
  const userId = param(request, 'user_id');
  if (!thread.thread?.members.has(userId)) throw errors.unknownMember();
  return ok(threadMemberPayload(thread, userId));
}

function addMember(request: RestRequest) {
  const { world } = request;
  const thread = visibleThread(world, param(request, 'channel_id'));
  const userId = param(request, 'user_id');
  demand(world, thread, 'SendMessagesInThreads');
  demandOpen(thread);
  if (!anyUser(world, userId)) throw errors.unknownUser();
  addThreadMember(world, thread, userId);
  return nothing;
}

function removeMember(request: RestRequest) {
  const { world } = request;
  const thread = visibleThread(world, param(request, 'channel_id'));
  const ownPrivate = thread.type === 12 && thread.thread?.ownerId === world.applicationId;
  if (!ownPrivate) demand(world, thread, 'ManageThreads');
  demandOpen(thread);
  removeThreadMember(world, thread, param(request, 'user_id'));
  return nothing;
}

function join(request: RestRequest) {
  const thread = visibleThread(request.world, param(request, 'channel_id'));
  demandOpen(thread);
  addThreadMember(request.world, thread, request.world.applicationId);
  return nothing;
}

function leave(request: RestRequest) {
  const thread = visibleThread(request.world, param(request, 'channel_id'));
  demandOpen(thread);
  removeThreadMember(request.world, thread, request.world.applicationId);
  return nothing;
}

function membershipOf(request: RestRequest, threads: readonly StoredChannel[]) {
  return threads
    .filter((one) => one.thread?.members.has(request.world.applicationId))
    .map((one) => threadMemberPayload(one, request.world.applicationId));
}

function active(request: RestRequest) {
  const { world } = request;
  const guild = guildIn(request);
  const threads = [...world.channels.values()].filter(
    (one) =>
      one.guildId === guild.id &&
      one.thread &&
      !one.thread.archived &&
      may(world, one, 'ViewChannel'),
  );
  return ok({
    threads: threads.map((one) => channelPayload(world, one)),
    members: membershipOf(request, threads),
    has_more: false,
  });
}

function archived(type: 11 | 12) {
  return (request: RestRequest) => {
    const { world } = request;
    const parent = visibleChannel(world, param(request, 'channel_id'));
    demand(world, parent, 'ReadMessageHistory');
    if (type === 12 && !may(world, parent, 'ManageThreads')) throw errors.missingPermissions();
    const threads = [...world.channels.values()]
      .filter((one) => one.type === type && one.parentId === parent.id && one.thread?.archived)
      .sort((a, b) => (b.thread?.archiveTime ?? 0) - (a.thread?.archiveTime ?? 0));
    return ok({
      threads: threads.map((one) => channelPayload(world, one)),
      members: membershipOf(request, threads),
      has_more: false,
    });
  };
}
