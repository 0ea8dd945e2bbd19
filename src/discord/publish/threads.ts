import type { REST } from 'discord.js';
import {
  type APIChannel,
  type APIThreadChannel,
  ChannelType,
  type RESTGetAPIGuildThreadsResult,
  RESTJSONErrorCodes,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import type { MatchSummary } from '../../table/summary.ts';
import { hasCode } from './errors.ts';

/** Whether a thread is still there. */
export async function threadExists(rest: REST, threadId: string | null): Promise<boolean> {
  if (threadId === null) return false;
  try {
    const channel = (await rest.get(Routes.channel(threadId))) as APIChannel;
    return channel.id === threadId;
  } catch (error) {
    if (hasCode(error, RESTJSONErrorCodes.UnknownChannel)) return false;
    throw error;
  }
}

export async function unarchive(rest: REST, threadId: string): Promise<void> {
  await rest.patch(Routes.channel(threadId), { body: { archived: false } });
}

export async function createThread(
  rest: REST,
  channelId: string,
  name: string,
): Promise<APIThreadChannel> {
  return (await rest.post(Routes.threads(channelId), {
    body: {
      name,
      type: ChannelType.PublicThread,
      auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
    },
  })) as APIThreadChannel;
}

/**
 * A thread of ours under this name, made since the match began: what an earlier try has made whose
 * answer was lost.
 */
export async function findThread(
  rest: REST,
  { guildId, channelId, startedAt }: MatchSummary,
  name: string,
  bot: string,
): Promise<string | null> {
  const route = Routes.guildActiveThreads(guildId);
  const { threads } = (await rest.get(route)) as RESTGetAPIGuildThreadsResult;
  const since = startedAt?.getTime() ?? 0;
  const found = (threads as APIThreadChannel[]).find(
    (thread) =>
      thread.parent_id === channelId &&
      thread.owner_id === bot &&
      thread.name === name &&
      Date.parse(thread.thread_metadata?.create_timestamp ?? '') >= since,
  );
  return found?.id ?? null;
}
