import { type OwedSlot, type Owing, StoreUnavailable } from '../../match/saved/store.ts';
import { type Attempt, publishSlot } from './attempt.ts';
import { isHurried, lookedAt } from './queue.ts';
import { createSnapshots } from './snapshots.ts';
import type { PublishingWork } from './work.ts';

/** How soon to look again at a match that another process is publishing, in milliseconds. */
const LOOK_AGAIN = 1_000;

const NOTHING: Owing = { owed: null, nextAt: null };

/** The result of publishing a match. */
export interface MatchPublished {
  /** Whether everything due has been published. */
  all: boolean;
  /**
   * When to look again, in milliseconds since 1970; `inDetail`: only for more detail. Null: when something is
   * owed.
   */
  next: { at: number; inDetail: boolean } | null;
}

/**
 * Publishes what a match owes, one message after the other, unless another process is at it. Null if that has
 * failed, and nothing more is known than before.
 */
export async function publishMatch(
  work: PublishingWork,
  matchId: string,
): Promise<MatchPublished | null> {
  const { log, store, owner } = work;
  const renewal = setInterval(() => void renew(work, matchId), work.leaseFor / 3);
  try {
    return await publishOwed(work, matchId);
  } catch (error) {
    if (error instanceof StoreUnavailable) log.warn({ error }, 'The store is not available.');
    else log.error({ error, match: matchId }, 'The messages of a match could not be published.');
    // If this fails as well, the match is released when its time is over.
    await store.outbox.release(matchId, owner).catch(() => {});
    return null;
  } finally {
    clearInterval(renewal);
  }
}

async function publishOwed(work: PublishingWork, matchId: string): Promise<MatchPublished> {
  const { queue, now, handedOn } = work;
  const snapshotAt = createSnapshots(work.table, matchId, () => handedOn.get(matchId));
  const circumstances = { ...work, snapshotAt, isHurried: () => isHurried(queue) };
  let published = true;
  let detailAt: number | undefined;
  queue.heldUp.delete(matchId);
  let owing = await take(work, matchId);
  if (owing?.heldUp) queue.heldUp.add(matchId);
  while (owing?.owed) {
    const { owed } = owing;
    const attempt = await publishSlot(circumstances, matchId, owed);
    published &&= attempt.ok;
    if (attempt.ok && attempt.isCoarse) detailAt = attempt.again?.getTime();
    owing = await goOn(work, matchId, owed, attempt);
  }
  const isTaken = owing === null || owing.heldUp;
  const at = isTaken ? now().getTime() + LOOK_AGAIN : owing?.nextAt?.getTime();
  return {
    all: published && !isTaken && !work.stopped,
    next: at === undefined ? null : { at, inDetail: at === detailAt },
  };
}

/** Notes the outcome for a message, and takes the next. */
async function goOn(
  work: PublishingWork,
  matchId: string,
  owed: OwedSlot,
  attempt: Attempt,
): Promise<Owing | null> {
  const { owner, now } = work;
  const { outbox } = work.store;
  if (!attempt.ok) {
    const next = work.stopped ? NOTHING : await take(work, matchId);
    // Until the retry the match is released: after a restart another process can take it.
    if (!next?.owed) await outbox.release(matchId, owner);
    return next;
  }
  const { message, again } = attempt;
  const published = { owed, message, again, goOn: !work.stopped };
  lookedAt(work.queue, matchId);
  const owing = await outbox.done(matchId, owner, published, now());
  const wantedAnew = !owing.owed && owing.nextAt !== null && owing.nextAt <= now();
  return wantedAnew && !work.stopped ? take(work, matchId) : owing;
}

function take(work: PublishingWork, matchId: string): Promise<Owing | null> {
  lookedAt(work.queue, matchId);
  return work.store.outbox.take(matchId, work.owner, work.now(), leaseEnd(work));
}

const renew = (work: PublishingWork, matchId: string): Promise<void> =>
  work.store.outbox.renew(matchId, work.owner, leaseEnd(work)).catch(() => {});

const leaseEnd = ({ now, leaseFor }: PublishingWork): Date => new Date(now().getTime() + leaseFor);
