import { PermissionFlagsBits as Flags } from 'discord-api-types/v10';
import { errors } from '../validation/errors.ts';
import type { PermissionName } from './permissions.ts';
import { botPermissionsIn } from './permissions.ts';
import type { StoredChannel, StoredMessage, World } from './world.ts';

/** The channel with this id, if the bot may see it. */
export function visibleChannel(world: World, channelId: string): StoredChannel {
  const channel = world.channels.get(channelId);
  if (!channel) throw errors.unknownChannel();
  if ((botPermissionsIn(world, channel) & Flags.ViewChannel) === 0n) throw errors.missingAccess();
  const member = channel.thread?.members.has(world.applicationId) ?? true;
  if (
    channel.type === 12 &&
    !member &&
    (botPermissionsIn(world, channel) & Flags.ManageThreads) === 0n
  )
    throw errors.missingAccess();
  return channel;
}

export function visibleThread(world: World, channelId: string): StoredChannel {
  const channel = visibleChannel(world, channelId);
  if (!channel.thread) throw errors.wrongChannelType();
  return channel;
}

/** A public message of a channel. Ephemeral ones do not exist for these routes. */
export function publicMessage(
  world: World,
  channel: StoredChannel,
  messageId: string,
): StoredMessage {
  const message = world.messages.get(messageId);
  if (!message || message.api.channel_id !== channel.id || message.ephemeralFor)
    throw errors.unknownMessage();
  return message;
}

/** Refuses with 50013 if the bot lacks one of the permissions here. */
export function demand(
  world: World,
  channel: StoredChannel,
  ...permissions: PermissionName[]
): void {
  const has = botPermissionsIn(world, channel);
  if (permissions.some((name) => (has & Flags[name]) === 0n)) throw errors.missingPermissions();
}

/** Whether the bot has a permission here. */
export function may(world: World, channel: StoredChannel, permission: PermissionName): boolean {
  return (botPermissionsIn(world, channel) & Flags[permission]) !== 0n;
}

/**
 * Messages of a thread that is archived or locked can't be written or changed; in a locked one anyone with
 * Manage Threads can (Discord's documentation, "Locked Threads").
 */
export function demandWritable(world: World, channel: StoredChannel): void {
  if (channel.thread?.archived) throw errors.archivedThread();
  if (!mayReopen(world, channel)) throw errors.lockedThread();
}

/** Whether the bot may take a thread out of the archive. */
export const mayReopen = (world: World, channel: StoredChannel): boolean =>
  !channel.thread?.locked || may(world, channel, 'ManageThreads');

export function demandOpen(channel: StoredChannel): void {
  if (channel.thread?.archived) throw errors.archivedThread();
}
