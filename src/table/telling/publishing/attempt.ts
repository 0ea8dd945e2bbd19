import type { Log } from '../../match/context.ts';
import type { MessagePlace } from '../../match/saved/notification-records.ts';
import {
  type NextTry,
  type OwedSlot,
  type Store,
  StoreUnavailable,
} from '../../match/saved/store.ts';
import { noticesFor } from '../notifications/notices.ts';
import { PublishError, type Published, type Publisher, type PublishRetry } from './publisher.ts';
import type { createSnapshots } from './snapshots.ts';

/** Attempts after which a message that fails by a fault of ours no longer holds up the others. */
const TRIES = 5;
/** Wait after the first failure, in milliseconds; doubled after each further one. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 300_000;
/** The same for a message that holds up nobody; doubled as well. */
const FIRST_ASIDE = 300_000;
const LONGEST_ASIDE = 3_600_000;

/** Wait before a message that lacks something is brought up to date, in milliseconds. */
const COMPLETED_AFTER = 30_000;

/**
 * Wait before a message that shows something coarsely is brought up to date, in milliseconds: long enough that
 * a match in progress has said something newer by then.
 */
const REFINED_AFTER = 60_000;

/** What publishing works with. */
export interface Circumstances {
  store: Store;
  publisher: Publisher;
  log: Log;
  now: () => Date;
  /** Whether so many matches are waiting that slow work is done in less detail. */
  isHurried: () => boolean;
  /** What everyone may see of the match, as it was at that version or later. */
  snapshotAt: ReturnType<typeof createSnapshots>;
}

/** The outcome for a message; a failure has been noted. */
export type Attempt =
  /** Where it is, if anywhere; and when to update it again without anything new, `isCoarse` for more detail alone. */
  { ok: true; message: MessagePlace | null; again: Date | null; isCoarse: boolean } | { ok: false };

/** Brings one public message up to date. The caller notes that it is done. */
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

/** Milliseconds; null if it is as good as it gets. */
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
  const { slot, message, nonce, attempt, wanted, shown } = owed;
  const notices = noticesFor(circumstances, matchId, owed, snapshot.match.settings);
  const isHurried = circumstances.isHurried();
  const content = { wanted, shown };
  const publication = { slot, snapshot, message, nonce, content, attempt, isHurried };
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
  const next = nextTry(owed, error, retry, now());
  const problem = error instanceof PublishError ? error.problem : 'fault';
  const givenUp = next === null;
  // Posting anew doesn't mean a fault: the game continues in another thread, or somebody has deleted a message.
  if (retry !== 'anew' || !next?.holdsUp) {
    log.warn({ error, match: matchId, slot: slot.key, attempt, givenUp }, 'A message failed.');
  }
  await store.outbox.failed(owed, {
    error: String(error),
    problem,
    at: now(),
    next,
    forgetMessage: retry === 'anew',
  });
}

/**
 * As long as a match goes on, what it owes is retried: somebody may wait for it. A message that has failed too
 * often by itself stands aside meanwhile.
 * @returns null if it is given up until its content changes
 */
function nextTry(
  { attempt, message, goesOn }: OwedSlot,
  error: unknown,
  retry: PublishRetry | 'fault',
  now: Date,
): NextTry | null {
  if (retry === 'never') return null;
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  // If the existing message is gone, the attempts of the next begin.
  if (retry === 'anew' && (message || attempt < TRIES)) return { at: now, holdsUp: true };
  const holdsUp = retry === 'later' || attempt < TRIES;
  if (holdsUp) return { at: after(waitAfter(error, attempt)), holdsUp };
  return goesOn ? { at: after(asideAfter(attempt)), holdsUp } : null;
}

function waitAfter(error: unknown, attempt: number): number {
  const asked = error instanceof PublishError ? error.after : 0;
  return Math.max(asked, Math.min(FIRST_WAIT * 2 ** (attempt - 1), LONGEST_WAIT));
}

const asideAfter = (attempt: number): number =>
  Math.min(FIRST_ASIDE * 2 ** (attempt - TRIES), LONGEST_ASIDE);
