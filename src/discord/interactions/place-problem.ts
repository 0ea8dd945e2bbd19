import {
  type BaseInteraction,
  PermissionFlagsBits,
  PermissionsBitField,
  type PermissionsString,
  type Snowflake,
} from 'discord.js';
import type { PublishProblem } from '../../table/match/saved/publish-problems.ts';
import type { MatchSummary } from '../../table/match/saved/summary.ts';
import type { Texts } from '../../texts/texts.ts';
import type { BotContext } from '../context.ts';
import { relativeTime } from '../messages/moments.ts';
import {
  describeMissing,
  LOBBY_RIGHTS,
  MATCH_RIGHTS,
  missingRights,
  THREAD_RIGHTS,
} from '../permissions.ts';
import { threadProblem } from '../publish/threads.ts';

/** What stands in the way of a match's messages. */
export interface PlaceProblem {
  /** The thread has been deleted. */
  threadGone: boolean;
  /** What people can do about it, in words; empty if no problem is known. */
  words: string;
}

/**
 * Checks the place where a match's messages are, wherever the question is asked, and how the last of them
 * fared. What can be seen now takes precedence over earlier failures.
 */
export async function placeProblem(
  context: BotContext,
  interaction: BaseInteraction,
  match: MatchSummary,
): Promise<PlaceProblem> {
  const { client, table, texts } = context;
  const { status, threadId } = match;
  const fine = { threadGone: false, words: '' };
  const rights = await rightsFor(client, interaction, threadId ?? match.channelId, match.channelId);
  if (status === 'playing' && threadId) {
    const seen = await threadProblem(client.rest, threadId);
    if (seen === 'place-gone') return { threadGone: true, words: '' };
    const moderator = rights.has(PermissionFlagsBits.ManageThreads);
    if (seen === 'place-hidden' || (seen && !moderator))
      return { ...fine, words: problemWords(seen, match, texts) };
  }
  const missing = missingRights(rights, neededFor(match));
  if (missing.length > 0)
    return { ...fine, words: describeMissing(missing, threadId ?? match.channelId, texts) };
  const last = await table.lastFailure(match.id);
  if (!last.ok || last.failure === null) return fine;
  const { problem, at } = last.failure;
  return { ...fine, words: problemWords(problem, match, texts, at) };
}

/** What the bot needs for the match's next messages. */
function neededFor({ status, threadId }: MatchSummary): readonly PermissionsString[] {
  if (status === 'lobby') return LOBBY_RIGHTS;
  if (status !== 'playing') return [];
  return threadId === null ? MATCH_RIGHTS : THREAD_RIGHTS;
}

/** A problem in words, with when it occurred. */
function problemWords(
  problem: PublishProblem,
  { channelId, threadId }: MatchSummary,
  texts: Texts,
  at: Date = new Date(),
): string {
  if (problem === 'place-hidden') return describeMissing(['ViewChannel'], channelId, texts);
  return texts(`bot.problem.publishing.${problem}`, {
    place: `<#${threadId ?? channelId}>`,
    when: relativeTime(at),
  });
}

/** The bot's rights at a place, wherever the question is asked; a thread has those of its channel. */
async function rightsFor(
  client: BotContext['client'],
  { channelId: here, appPermissions }: BaseInteraction,
  place: Snowflake,
  channelId: Snowflake,
): Promise<Readonly<PermissionsBitField>> {
  if (here === place) return appPermissions;
  const channel = await client.channels.fetch(channelId).catch(() => null);
  const rights =
    channel && 'permissionsFor' in channel ? channel.permissionsFor(client.user?.id ?? '') : null;
  return rights ?? new PermissionsBitField();
}
