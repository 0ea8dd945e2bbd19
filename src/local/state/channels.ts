import { channelPayload } from '../payloads/channel.ts';
import { announce, dispatch, type StoredChannel, type World } from '../world/world.ts';
import { forgetMessage } from './message-store.ts';
import { deleteThread } from './threads.ts';

/** Removes a channel with its threads and all their messages, silently for each message as Discord does. */
export function deleteChannel(world: World, channel: StoredChannel): void {
  const threads = [...world.channels.values()].filter(({ parentId, thread }) => {
    return thread !== null && parentId === channel.id;
  });
  for (const thread of threads) deleteThread(world, thread);
  for (const message of world.messages.inChannel(channel.id)) forgetMessage(world, message);
  const payload = channelPayload(world, channel);
  world.channels.delete(channel.id);
  dispatch(world, 'CHANNEL_DELETE', payload, channel.id);
  announce(world, { kind: 'channel-gone', id: channel.id });
}
