import type { Log } from '../context.ts';
import { noticesFor } from '../notifications/notices.ts';
import type { MessagePlace } from '../notifications/notifications.ts';
import { type OwedSlot, type Store, StoreUnavailable } from '../saved/store.ts';
import { PublishError, type Published, type Publisher } from './publisher.ts';
import type { createSnapshots } from './snapshots.ts';

/** Tries after which a fault of ours is given up, until the message's content changes again. */
const TRIES = 5;
/** Wait after the first failure, in milliseconds; doubled after each further one. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 300_000;

/** Wait before a message that had to do without something is brought up to date, in milliseconds. */
const COMPLETED_AFTER = 30_000;

/**
 * Wait before a message that shows something coarsely is brought up to date, in milliseconds: so long that
 * a match which goes on meanwhile has said something newer by then.
 */
const REFINED_AFTER = 60_000;

/** What publishing works with. */
export interface Circumstances {
  store: Store;
  publisher: Publisher;
  log: Log;
  now: () => Date;
  /** Whether so many matches wait that what takes long is done in less detail. */
  isHurried: () => boolean;
  /** What everybody may see of the match, as it was at that version or later. */
  snapshotAt: ReturnType<typeof createSnapshots>;
}

/** What has become of a message; a failure has been noted. */
export type Attempt =
  /**
   * Where it stands, if anywhere; and when it is to be brought up to date again without anything new,
   * `isCoarse` for more detail alone.
   */
  { ok: true; message: MessagePlace | null; again: Date | null; isCoarse: boolean } | { ok: false };

/** Brings one public message up to date. That it is done is for the caller to note. */
export async function publishSlot(
  circumstances: Circumstances,
  matchId: string,
  owed: OwedSlot,
): Promise<Attempt> {
  const { store, now } = circumstances;
  let published: Published | null;
  try {
    published = await render(circumstances, matchId, owed);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    await noteFailure(circumstances, matchId, owed, error);
    return { ok: false };
  }
  if (published?.threadId) {
    await store.outbox.setThread(matchId, published.threadId);
    // The lobby card links to the thread.
    await store.outbox.want(matchId, ['lobby'], now());
  }
  const wait = waitForBetter(published);
  return {
    ok: true,
    message: published,
    again: wait === null ? null : new Date(now().getTime() + wait),
    isCoarse: wait === REFINED_AFTER,
  };
}

/** Milliseconds; null where it is as good as it gets. */
function waitForBetter(published: Published | null): number | null {
  if (published?.incomplete) return COMPLETED_AFTER;
  return published?.coarse ? REFINED_AFTER : null;
}

async function render(
  circumstances: Circumstances,
  matchId: string,
  owed: OwedSlot,
): Promise<Published | null> {
  const snapshot = await circumstances.snapshotAt(owed.version);
  if (!snapshot.ok) {
    if (snapshot.refusal === 'store-unavailable') throw new StoreUnavailable();
    throw new PublishError(`The match can't be shown: ${snapshot.refusal}.`, 'later');
  }
  const { slot, message, nonce, attempt } = owed;
  const notices = noticesFor(circumstances, matchId, owed);
  const isHurried = circumstances.isHurried();
  const publication = { slot, snapshot, message, nonce, attempt, isHurried };
  return circumstances.publisher.publish(publication, notices);
}

async function noteFailure(
  { store, log, now }: Circumstances,
  matchId: string,
  owed: OwedSlot,
  error: unknown,
): Promise<void> {
  const { attempt, slot } = owed;
  const retry = error instanceof PublishError ? error.retry : 'fault';
  const givenUp = retry === 'never' || (retry !== 'later' && attempt >= TRIES);
  const wait = retry === 'anew' ? 0 : waitAfter(error, attempt);
  const problem = error instanceof PublishError ? error.problem : 'fault';
  // Posted anew means nothing wrong: the game goes on in another thread, or somebody has deleted a message.
  if (retry !== 'anew' || givenUp) {
    log.warn({ error, match: matchId, slot: slot.key, attempt, givenUp }, 'A message failed.');
  }
  await store.outbox.failed(owed, {
    error: String(error),
    problem,
    at: now(),
    retryAt: givenUp ? null : new Date(now().getTime() + wait),
    forgetMessage: retry === 'anew',
  });
}

function waitAfter(error: unknown, attempt: number): number {
  const asked = error instanceof PublishError ? error.after : 0;
  return Math.max(asked, Math.min(FIRST_WAIT * 2 ** (attempt - 1), LONGEST_WAIT));
}
