import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { PublishError } from '../../table/publisher.ts';

/**
 * The place or the right to post is gone. People can give both back, so that the messages of a match
 * that goes on wait, in their order.
 */
const WITHHELD: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.ThreadLocked,
  RESTJSONErrorCodes.MaximumActiveThreads,
]);
/** How long to wait for that at least, in milliseconds; `/status` tries at once. */
const PATIENCE = 300_000;

export const hasCode = (error: unknown, code: RESTJSONErrorCodes): error is DiscordAPIError =>
  error instanceof DiscordAPIError && error.code === code;

/**
 * What should be done about a failed request; faults of ours come back as they are.
 * @param goingOn whether the match is still being gathered or played
 */
export function publishError(error: unknown, goingOn: boolean): unknown {
  if (error instanceof PublishError) return error;
  const cause = { cause: error };
  if (error instanceof DiscordAPIError) {
    if (error.code === RESTJSONErrorCodes.UnknownMessage) {
      return new PublishError('The message is gone.', 'anew', 0, cause);
    }
    if (error.code === RESTJSONErrorCodes.UnknownGuild) {
      return new PublishError(error.message, 'never', 0, cause);
    }
    if (WITHHELD.has(error.code)) {
      return new PublishError(error.message, goingOn ? 'later' : 'never', PATIENCE, cause);
    }
    return error.status >= 500 || error.status === 401
      ? new PublishError(error.message, 'later', 0, cause)
      : error;
  }
  if (error instanceof RateLimitError) {
    return new PublishError(error.message, 'later', error.retryAfter, cause);
  }
  if (error instanceof HTTPError || isNetworkError(error)) {
    return new PublishError('Discord can not be reached.', 'later', 0, cause);
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
