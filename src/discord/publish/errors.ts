import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { PublishError } from '../../table/publisher.ts';

/** The place or the right to post is gone; only people can change that. */
const GONE: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.UnknownGuild,
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.ThreadLocked,
  RESTJSONErrorCodes.MaximumActiveThreads,
]);

export const hasCode = (error: unknown, code: RESTJSONErrorCodes): error is DiscordAPIError =>
  error instanceof DiscordAPIError && error.code === code;

/** What should be done about a failed request; faults of ours come back as they are. */
export function publishError(error: unknown): unknown {
  if (error instanceof PublishError) return error;
  const cause = { cause: error };
  if (error instanceof DiscordAPIError) {
    if (error.code === RESTJSONErrorCodes.UnknownMessage) {
      return new PublishError('The message is gone.', 'anew', 0, cause);
    }
    if (GONE.has(error.code)) return new PublishError(error.message, 'never', 0, cause);
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
