import type { REST } from 'discord.js';
import {
  type APIThreadChannel,
  ChannelType,
  type RESTGetAPIGuildThreadsResult,
  RESTJSONErrorCodes,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import type { MatchSummary } from '../../table/summary.ts';
import { hasCode } from './errors.ts';

/** Why nothing can be posted in a thread as it is now, as far as looking at it shows; null when it can. */
export async function threadProblem(
  rest: REST,
  threadId: string,
): Promise<'place-gone' | 'place-hidden' | 'place-locked' | null> {
  try {
    const thread = (await rest.get(Routes.channel(threadId))) as APIThreadChannel;
    return thread.thread_metadata?.locked ? 'place-locked' : null;
  } catch (error) {
    if (hasCode(error, RESTJSONErrorCodes.UnknownChannel)) return 'place-gone';
    if (hasCode(error, RESTJSONErrorCodes.MissingAccess)) return 'place-hidden';
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
  { guildId, channelId, createdAt, startedAt }: MatchSummary,
  name: string,
  bot: string,
): Promise<string | null> {
  const route = Routes.guildActiveThreads(guildId);
  const { threads } = (await rest.get(route)) as RESTGetAPIGuildThreadsResult;
  // One that came in from a file was begun elsewhere, before it was made here.
  const since = Math.max(createdAt.getTime(), startedAt?.getTime() ?? 0);
  const found = (threads as APIThreadChannel[]).find(
    (thread) =>
      thread.parent_id === channelId &&
      thread.owner_id === bot &&
      thread.name === name &&
      Date.parse(thread.thread_metadata?.create_timestamp ?? '') >= since,
  );
  return found?.id ?? null;
}
