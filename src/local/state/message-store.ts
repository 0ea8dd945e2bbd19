import { announce, dispatch, type StoredMessage, type World } from '../world/world.ts';

/** Drops a message and its files without telling anybody. */
export function forgetMessage(world: World, stored: StoredMessage): void {
  world.messages.delete(stored.api.id);
  for (const attachment of stored.attachments) world.files.delete(attachment.id);
}

export function deleteMessage(world: World, stored: StoredMessage): void {
  const { id, channel_id: channelId } = stored.api;
  forgetMessage(world, stored);
  const channel = world.channels.get(channelId);
  if (channel?.thread && !stored.ephemeralFor) channel.thread.messageCount -= 1;
  announce(world, { kind: 'message-gone', id, channelId });
  if (!stored.ephemeralFor)
    dispatch(
      world,
      'MESSAGE_DELETE',
      { id, channel_id: channelId, ...(channel?.guildId ? { guild_id: channel.guildId } : {}) },
      channelId,
    );
}

/** Messages of a channel in the order they were written. `viewer` null sees public ones only. */
export function messagesIn(
  world: World,
  channelId: string,
  viewer: string | null,
): StoredMessage[] {
  return world.messages
    .inChannel(channelId)
    .filter(({ ephemeralFor }) => ephemeralFor === null || ephemeralFor === viewer);
}
