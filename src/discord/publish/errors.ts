import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { PublishError, type PublishProblem } from '../../table/publishing/publisher.ts';

/**
 * The place or the right to post is gone. People can give both back, so that the messages of a match
 * that goes on wait, in their order.
 */
const WITHHELD: ReadonlyMap<number | string, PublishProblem> = new Map([
  [RESTJSONErrorCodes.UnknownChannel, 'place-gone'],
  [RESTJSONErrorCodes.MissingAccess, 'place-hidden'],
  [RESTJSONErrorCodes.MissingPermissions, 'rights'],
  // An archived thread has been opened again before; that this fails too is the work of a lock.
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread, 'place-locked'],
  [RESTJSONErrorCodes.ThreadLocked, 'place-locked'],
  [RESTJSONErrorCodes.MaximumActiveThreads, 'places-full'],
]);
/** How long to wait for that at least, in milliseconds; `/status` tries at once. */
const PATIENCE = 300_000;

export const hasCode = (error: unknown, code: RESTJSONErrorCodes): error is DiscordAPIError =>
  error instanceof DiscordAPIError && error.code === code;

/** What people can be told where Discord withholds a place or a right; null for any other error. */
export const problemOf = (error: unknown): PublishProblem | null =>
  error instanceof DiscordAPIError ? (WITHHELD.get(error.code) ?? null) : null;

/**
 * What should be done about a failed request; faults of ours come back as they are.
 * @param goingOn whether the match is still being gathered or played
 */
export function publishError(error: unknown, goingOn: boolean): unknown {
  if (error instanceof PublishError) return error;
  const unreachable = { cause: error, problem: 'unreachable' } as const;
  if (error instanceof DiscordAPIError) {
    if (error.code === RESTJSONErrorCodes.UnknownMessage) {
      return new PublishError('The message is gone.', 'anew', 0, { cause: error });
    }
    if (error.code === RESTJSONErrorCodes.UnknownGuild) {
      return new PublishError(error.message, 'never', 0, { cause: error, problem: 'place-gone' });
    }
    const problem = problemOf(error);
    if (problem) {
      const retry = goingOn ? 'later' : 'never';
      return new PublishError(error.message, retry, PATIENCE, { cause: error, problem });
    }
    return error.status >= 500 ? new PublishError(error.message, 'later', 0, unreachable) : error;
  }
  if (error instanceof RateLimitError) {
    return new PublishError(error.message, 'later', error.retryAfter, unreachable);
  }
  if (error instanceof HTTPError || isNetworkError(error)) {
    return new PublishError('Discord can not be reached.', 'later', 0, unreachable);
  }
  return error;
}

/** Connections that break or time out: undici's errors carry a code, an abort has a name. */
function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return true;
  const code = 'code' in error ? error.code : undefined;
  const deeper =
    error.cause instanceof Error && error.cause !== error && isNetworkError(error.cause);
  return deeper || (typeof code === 'string' && /^(UND_ERR|E[A-Z]+$)/.test(code));
}
