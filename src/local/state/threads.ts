import { channelPayload, fullThreadMemberPayload } from '../payloads/channel.ts';
import { announce, dispatch, type StoredChannel, type World } from '../world/world.ts';
import { forgetMessage } from './message-store.ts';

export interface NewThread {
  parent: StoredChannel;
  name: string;
  ownerId: string;
  isPrivate: boolean;
  invitable: boolean;
  autoArchiveMinutes: number;
  /** The message the thread starts from; the thread then has that message's id. */
  fromMessageId: string | null;
}

export function createThread(world: World, given: NewThread): StoredChannel {
  const now = world.now();
  const thread: StoredChannel = {
    id: given.fromMessageId ?? world.newId(),
    guildId: given.parent.guildId,
    type: given.isPrivate ? 12 : 11,
    name: given.name,
    topic: null,
    position: 0,
    parentId: given.parent.id,
    lastMessageId: null,
    recipientId: null,
    botDenied: 0n,
    thread: {
      ownerId: given.ownerId,
      archived: false,
      locked: false,
      invitable: given.invitable,
      archiveTime: now,
      autoArchiveMinutes: given.autoArchiveMinutes,
      createdAt: now,
      members: new Map([[given.ownerId, now]]),
      messageCount: 0,
      totalSent: 0,
    },
  };
  world.channels.set(thread.id, thread);
  dispatch(
    world,
    'THREAD_CREATE',
    { ...channelPayload(world, thread), newly_created: true },
    thread.id,
  );
  announce(world, { kind: 'channel', channel: thread });
  return thread;
}

/** Reports a change that was made to a thread. */
export function threadChanged(world: World, thread: StoredChannel): void {
  dispatch(world, 'THREAD_UPDATE', channelPayload(world, thread), thread.id);
  announce(world, { kind: 'channel', channel: thread });
}

export function setArchived(world: World, thread: StoredChannel, archived: boolean): void {
  if (!thread.thread || thread.thread.archived === archived) return;
  thread.thread.archived = archived;
  thread.thread.archiveTime = world.now();
  threadChanged(world, thread);
}

export function addThreadMember(world: World, thread: StoredChannel, userId: string): void {
  if (!thread.thread || thread.thread.members.has(userId)) return;
  thread.thread.members.set(userId, world.now());
  membersChanged(world, thread, [userId], []);
}

export function removeThreadMember(world: World, thread: StoredChannel, userId: string): void {
  if (!thread.thread?.members.delete(userId)) return;
  membersChanged(world, thread, [], [userId]);
}

function membersChanged(
  world: World,
  thread: StoredChannel,
  added: string[],
  removed: string[],
): void {
  dispatch(
    world,
    'THREAD_MEMBERS_UPDATE',
    {
      id: thread.id,
      guild_id: thread.guildId,
      member_count: thread.thread?.members.size ?? 0,
      added_members: added.map((id) => fullThreadMemberPayload(world, thread, id)),
      removed_member_ids: removed,
    },
    thread.id,
  );
  announce(world, { kind: 'channel', channel: thread });
}

/** Removes a thread with all its messages, silently for each message as Discord does. */
export function deleteThread(world: World, thread: StoredChannel): void {
  world.channels.delete(thread.id);
  for (const message of world.messages.inChannel(thread.id)) forgetMessage(world, message);
  dispatch(
    world,
    'THREAD_DELETE',
    { id: thread.id, guild_id: thread.guildId, parent_id: thread.parentId, type: thread.type },
    thread.id,
  );
  announce(world, { kind: 'channel-gone', id: thread.id });
}

/** Whether a person sees this channel: private threads and direct messages are for members only. */
export function canSee(channel: StoredChannel, userId: string): boolean {
  if (channel.type === 1) return channel.recipientId === userId;
  if (channel.type === 12) return channel.thread?.members.has(userId) ?? false;
  return true;
}
