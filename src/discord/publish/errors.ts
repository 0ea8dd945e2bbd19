import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import type { PublishProblem } from '../../table/match/saved/publish-problems.ts';
import { PublishError } from '../../table/telling/publishing/publisher.ts';
import { type Meaning, meaningOf } from '../error-meanings.ts';

/**
 * The place or the right to post is gone. People can restore both, so the messages of a match in progress wait,
 * in their order.
 */
const WITHHELD: { readonly [meaning in Meaning]?: PublishProblem } = {
  'place-gone': 'place-gone',
  'place-hidden': 'place-hidden',
  // It has been reopened before; if this fails too, it is locked.
  'place-archived': 'place-locked',
  'place-locked': 'place-locked',
  'places-full': 'places-full',
  rights: 'rights',
  blocked: 'blocked',
};

/** Minimum wait for that, in milliseconds; `/status` tries at once. */
const PATIENCE = 300_000;

/** What people can be told if Discord withholds a place or a right; null for any other error. */
export function problemOf(error: unknown): PublishProblem | null {
  const meaning = meaningOf(error);
  return meaning === null ? null : (WITHHELD[meaning] ?? null);
}

/**
 * What should be done about a failed request; faults of ours are returned unchanged.
 * @param goingOn whether the match is still being gathered or played
 */
export function publishError(error: unknown, goingOn: boolean): unknown {
  if (error instanceof PublishError) return error;
  const unreachable = { cause: error, problem: 'unreachable' } as const;
  if (error instanceof DiscordAPIError) {
    const meaning = meaningOf(error);
    if (meaning === 'message-gone') {
      return new PublishError('The message is gone.', 'anew', 0, { cause: error });
    }
    if (meaning === 'server-gone') {
      return new PublishError(error.message, 'never', 0, { cause: error, problem: 'place-gone' });
    }
    const problem = problemOf(error);
    if (problem) {
      const retry = goingOn ? 'later' : 'never';
      return new PublishError(error.message, retry, PATIENCE, { cause: error, problem });
    }
    return error.status >= 500 ? new PublishError(error.message, 'later', 0, unreachable) : error;
  }
  // A refused request went by a clock that has since been set back: how long the limit lasts says nothing.
  const isNotSent = error instanceof RateLimitError || error instanceof HTTPError;
  if (isNotSent || isNetworkError(error)) {
    return new PublishError('Discord can not be reached.', 'later', 0, unreachable);
  }
  return error;
}

/** Whether Discord is unreachable for now. */
export function isUnreachable(error: unknown): boolean {
  const known = publishError(error, true);
  return known instanceof PublishError && known.problem === 'unreachable';
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
