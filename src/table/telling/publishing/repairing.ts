import { orUnavailable, type TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import { openMessages } from '../../match/saved/desk.ts';
import type { Failure, StoredMatch } from '../../match/saved/store.ts';

type Owed = { ok: true } | Refused;

/**
 * Publishes again what is open, for messages that have failed or that somebody has deleted, and retries at once
 * what waits after a failure: the obstacle may be gone.
 */
export const repair = (context: TableContext, matchId: string): Promise<Owed> =>
  publishAgain(context, matchId, openIn);

/** Opens a new thread for the match, and posts there what is open. */
export const reopenThread = (context: TableContext, matchId: string): Promise<Owed> =>
  publishAgain(context, matchId, (stored) => ['thread', ...openIn(stored)]);

/** The slots of the messages that somebody should find now. */
export function openIn({ status, desk, state }: StoredMatch): string[] {
  if (status === 'lobby') return ['lobby'];
  return status === 'playing' ? openMessages(desk, state?.chapter.id ?? null) : [];
}

function publishAgain(
  context: TableContext,
  matchId: string,
  slotsOf: (stored: StoredMatch) => string[],
): Promise<Owed> {
  const { store } = context;
  return orUnavailable(context, async () => {
    const stored = await store.read(matchId);
    if (!stored) return refuse({ refusal: 'no-such-match' });
    await store.outbox.hurry(matchId);
    await store.outbox.want(matchId, slotsOf(stored), context.now());
    context.owed(matchId, stored);
    return { ok: true };
  });
}

/** The latest failure of a message that is open or is retried; null if all went well. */
export function lastFailure(
  context: TableContext,
  matchId: string,
): Promise<{ ok: true; failure: Failure | null } | Refused> {
  return orUnavailable(context, async () => {
    const stored = await context.store.read(matchId);
    if (!stored) return refuse({ refusal: 'no-such-match' });
    return { ok: true, failure: await context.store.outbox.failure(matchId, openIn(stored)) };
  });
}

/** Brings one public message up to date; one that is not ours does no harm. */
export function mend(context: TableContext, matchId: string, messageId: string): Promise<Owed> {
  return orUnavailable(context, async () => {
    const isOurs = await context.store.outbox.wantMessage(matchId, messageId, context.now());
    if (isOurs) context.owed(matchId);
    return { ok: true };
  });
}
