import type { REST } from 'discord.js';
import {
  type APIThreadChannel,
  ChannelType,
  type RESTGetAPIGuildThreadsResult,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import type { MatchSummary } from '../../table/match/saved/summary.ts';
import { meaningOf } from '../error-meanings.ts';

/** Why nothing can be posted in a thread now, as far as looking at it shows; null if something can. */
export async function threadProblem(
  rest: REST,
  threadId: string,
): Promise<'place-gone' | 'place-hidden' | 'place-locked' | null> {
  try {
    const thread = (await rest.get(Routes.channel(threadId))) as APIThreadChannel;
    return thread.thread_metadata?.locked ? 'place-locked' : null;
  } catch (error) {
    const meaning = meaningOf(error);
    if (meaning === 'place-gone' || meaning === 'place-hidden') return meaning;
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
 * The newest thread of ours under this name in which no match is played: one made by an earlier attempt whose
 * answer was lost. When each was made would tell nothing: our clock may have been wrong when the match began.
 * @param isTaken whether a match is played in a thread
 */
export async function findThread(
  rest: REST,
  { guildId, channelId }: MatchSummary,
  name: string,
  bot: string,
  isTaken: (threadId: string) => Promise<boolean>,
): Promise<string | null> {
  const route = Routes.guildActiveThreads(guildId);
  const { threads } = (await rest.get(route)) as RESTGetAPIGuildThreadsResult;
  const found = (threads as APIThreadChannel[])
    .filter(
      (thread) => thread.parent_id === channelId && thread.owner_id === bot && thread.name === name,
    )
    .map(({ id }) => id)
    .sort((one, other) => Number(BigInt(other) - BigInt(one)));
  for (const id of found) if (!(await isTaken(id))) return id;
  return null;
}
