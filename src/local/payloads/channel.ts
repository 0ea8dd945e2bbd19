import { botPermissionsIn } from '../world/permissions.ts';
import type { StoredChannel, World } from '../world/world.ts';
import { anyUser, memberPayload } from './user.ts';

/** A channel, thread or direct message as the API and the gateway give it. */
export function channelPayload(world: World, channel: StoredChannel): Record<string, unknown> {
  if (channel.type === 1) return directMessagePayload(world, channel);
  if (channel.thread) return threadPayload(world, channel);
  return {
    id: channel.id,
    type: 0,
    guild_id: channel.guildId,
    name: channel.name,
    topic: channel.topic,
    position: channel.position,
    parent_id: null,
    last_message_id: channel.lastMessageId,
    rate_limit_per_user: 0,
    nsfw: false,
    flags: 0,
    permission_overwrites: channel.botDenied
      ? [{ id: world.applicationId, type: 1, allow: '0', deny: channel.botDenied.toString() }]
      : [],
  };
}

function directMessagePayload(world: World, channel: StoredChannel) {
  const recipient = anyUser(world, channel.recipientId ?? '');
  return {
    id: channel.id,
    type: 1,
    flags: 0,
    last_message_id: channel.lastMessageId,
    recipients: recipient ? [recipient] : [],
  };
}

function threadPayload(world: World, channel: StoredChannel) {
  const thread = channel.thread;
  if (!thread) throw new TypeError(`${channel.id} is not a thread`);
  return {
    id: channel.id,
    type: channel.type,
    guild_id: channel.guildId,
    parent_id: channel.parentId,
    owner_id: thread.ownerId,
    name: channel.name,
    last_message_id: channel.lastMessageId,
    rate_limit_per_user: 0,
    flags: 0,
    message_count: thread.messageCount,
    total_message_sent: thread.totalSent,
    member_count: thread.members.size,
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.autoArchiveMinutes,
      archive_timestamp: new Date(thread.archiveTime).toISOString(),
      create_timestamp: new Date(thread.createdAt).toISOString(),
      ...(channel.type === 12 ? { invitable: thread.invitable } : {}),
    },
    ...(thread.members.has(world.applicationId)
      ? { member: threadMemberPayload(channel, world.applicationId) }
      : {}),
  };
}

export function threadMemberPayload(channel: StoredChannel, userId: string) {
  return {
    id: channel.id,
    user_id: userId,
    join_timestamp: new Date(channel.thread?.members.get(userId) ?? 0).toISOString(),
    flags: 0,
  };
}

/** A thread member with the guild member inside, as THREAD_MEMBERS_UPDATE and `with_member` give it. */
export function fullThreadMemberPayload(world: World, channel: StoredChannel, userId: string) {
  const user = anyUser(world, userId);
  return {
    ...threadMemberPayload(channel, userId),
    ...(user ? { member: memberPayload(world, user) } : {}),
  };
}

/** The shortened channel inside an interaction. */
export function interactionChannel(world: World, channel: StoredChannel): Record<string, unknown> {
  return {
    ...channelPayload(world, channel),
    permissions: botPermissionsIn(world, channel).toString(),
  };
}
