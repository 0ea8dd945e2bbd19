import type { REST } from 'discord.js';
import type { Logger } from 'pino';
import type { MatchSummary } from '../../table/match/saved/summary.ts';
import { threadsGoneMessage } from '../messages/thread/notice.ts';
import type { TextsOn } from '../spoken.ts';
import { problemOf } from './errors.ts';
import { createMessage } from './messages.ts';
import { threadProblem } from './threads.ts';

/** Threads that are remembered as reported. */
const REMEMBERED = 1000;

/** Milliseconds between two attempts to report it: after the first, and at most. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 300_000;

/** Who is told about the loss of a thread. */
export interface ThreadsGone {
  /** A match has lost its thread. */
  tell(match: MatchSummary): void;
  /** Stops trying. */
  stop(): void;
}

/**
 * Tells the channel, once for each thread, that a match has lost its thread and how to go on. The match itself
 * just waits, so this is retried until the channel has been told.
 */
export function createThreadsGone(rest: REST, textsOn: TextsOn, log: Logger): ThreadsGone {
  const reported = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  function attempt(match: MatchSummary, threadId: string, wait: number): void {
    textsOn(match)
      .then((texts) => {
        const message = threadsGoneMessage([match], texts);
        return createMessage(rest, match.channelId, `gone${threadId}`, message);
      })
      .catch((error: unknown) => {
        log.warn({ error, match: match.id }, 'The channel could not be told of the lost thread.');
        if (problemOf(error) === 'place-gone') reported.delete(threadId);
        else if (!stopped) later(wait, () => attempt(match, threadId, wait * 2));
      });
  }

  function later(wait: number, work: () => void): void {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        work();
      },
      Math.min(wait, LONGEST_WAIT),
    );
    timer.unref();
    timers.add(timer);
  }

  return {
    tell(match) {
      const { threadId } = match;
      if (match.status !== 'playing' || threadId === null || reported.has(threadId)) return;
      if (reported.size >= REMEMBERED) reported.clear();
      reported.add(threadId);
      log.info({ match: match.id, thread: threadId }, 'The thread of a match is gone.');
      attempt(match, threadId, FIRST_WAIT);
    },
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Matches whose threads are looked for at a time. */
const LOOKED_FOR = 5;

/** Those of some matches whose threads no longer exist; only the first few are looked for. */
export async function withoutThread(
  rest: REST,
  matches: readonly MatchSummary[],
): Promise<MatchSummary[]> {
  const first = matches.slice(0, LOOKED_FOR);
  const problems = await Promise.all(
    first.map(({ threadId }) =>
      // A thread that can't be checked now is not known to be gone.
      threadId === null ? null : threadProblem(rest, threadId).catch(() => null),
    ),
  );
  return first.filter((_, index) => problems[index] === 'place-gone');
}
