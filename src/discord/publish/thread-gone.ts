import type { REST } from 'discord.js';
import type { Logger } from 'pino';
import type { MatchSummary } from '../../table/summary.ts';
import { threadsGoneMessage } from '../messages/thread/notice.ts';
import type { TextsOn } from '../spoken.ts';
import { createMessage } from './messages.ts';
import { threadProblem } from './threads.ts';

/** Threads that are remembered as reported. */
const REMEMBERED = 1000;

/**
 * Tells the channel, once for each thread, that a match has lost its thread and how to go on. The
 * match itself just waits.
 */
export function createThreadGone(
  rest: REST,
  textsOn: TextsOn,
  log: Logger,
): (match: MatchSummary) => void {
  const reported = new Set<string>();
  return (match) => {
    const { threadId, channelId } = match;
    if (match.status !== 'playing' || threadId === null || reported.has(threadId)) return;
    if (reported.size >= REMEMBERED) reported.clear();
    reported.add(threadId);
    log.info({ match: match.id, thread: threadId }, 'The thread of a match is gone.');
    textsOn(match.guildId)
      .then((texts) =>
        createMessage(rest, channelId, `gone${threadId}`, threadsGoneMessage([match], texts)),
      )
      .catch((error: unknown) => {
        reported.delete(threadId);
        log.warn({ error, match: match.id }, 'The channel could not be told of the lost thread.');
      });
  };
}

/** Matches whose threads are looked for at a time. */
const LOOKED_FOR = 5;

/** Those of some matches whose threads Discord doesn't have any more; only the first few are looked for. */
export async function withoutThread(
  rest: REST,
  matches: readonly MatchSummary[],
): Promise<MatchSummary[]> {
  const first = matches.slice(0, LOOKED_FOR);
  const problems = await Promise.all(
    first.map(({ threadId }) =>
      // What can't be found out now is not known to be gone.
      threadId === null ? null : threadProblem(rest, threadId).catch(() => null),
    ),
  );
  return first.filter((_, index) => problems[index] === 'place-gone');
}
