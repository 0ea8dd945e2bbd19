import { once } from 'node:events';
import { atWork } from '../../match/at-work.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import { type MatchPublished, publishMatch } from './one-match.ts';
import {
  emptied,
  isQueued,
  letGoOn,
  queueFirst,
  queueInDetail,
  queueLater,
  takeNext,
} from './queue.ts';
import type { PublishingWork } from './work.ts';

/**
 * Milliseconds after which a match is looked at again at the latest: clocks step, and month-long timers fire at
 * once.
 */
const LOOK_AT_LATEST = 3_600_000;
/** How long a committed match is kept for a message that is put off, in milliseconds. */
const KEPT_FOR = 3_000;

/** Somebody has just done something in a match, whose state is `known`. */
export function owed(work: PublishingWork, matchId: string, known?: StoredMatch): void {
  if (work.stopped) return;
  if (known) work.handedOn.set(matchId, known);
  queueFirst(work.queue, matchId);
  startQueued(work);
}

/** What was put off is due, or was found by a sweep. */
export function owedLater(work: PublishingWork, matchId: string): void {
  if (work.stopped) return;
  queueLater(work.queue, matchId);
  startQueued(work);
}

function owedInDetail(work: PublishingWork, matchId: string): void {
  if (work.stopped) return;
  queueInDetail(work.queue, matchId);
  startQueued(work);
}

function startQueued(work: PublishingWork): void {
  const { queue, running, atOnce } = work;
  for (;;) {
    const matchId = work.stopped ? null : takeNext(queue, running, atOnce);
    if (matchId === null) return;
    running.set(
      matchId,
      atWork(() => publishNow(work, matchId)),
    );
    work.begun.emit(matchId);
  }
}

/** @returns whether everything due has been published */
async function publishNow(work: PublishingWork, matchId: string): Promise<boolean> {
  const { queue, running, handedOn, timers } = work;
  const published = await publishMatch(work, matchId);
  if (published) lookAgain(work, matchId, published.next);
  running.delete(matchId);
  if (!queue.heldUp.has(matchId)) letGoOn(queue);
  const nextAt = isQueued(queue, matchId) ? 0 : (timers.get(matchId)?.at ?? Infinity);
  if (nextAt > work.now().getTime() + KEPT_FOR) handedOn.delete(matchId);
  startQueued(work);
  return published?.all ?? false;
}

/** Plans when to look again, instead of what was planned: the latest look has seen all that waits. */
function lookAgain(work: PublishingWork, matchId: string, next: MatchPublished['next']): void {
  const { timers } = work;
  clearTimeout(timers.get(matchId)?.timer);
  timers.delete(matchId);
  if (work.stopped || !next) return;
  const { at, inDetail } = next;
  const wake = () => {
    timers.delete(matchId);
    if (inDetail) owedInDetail(work, matchId);
    else owedLater(work, matchId);
  };
  const ahead = Math.max(0, at - work.now().getTime());
  const timer = setTimeout(wake, Math.min(ahead, LOOK_AT_LATEST));
  timer.unref();
  timers.set(matchId, { at, timer });
}

/**
 * Waits until a match has nothing to say. Work begun before this call may have looked for the last time
 * already.
 * @returns whether all work in progress has succeeded
 */
export async function untilIdle(
  { queue, running, begun }: PublishingWork,
  matchId: string,
  signal: AbortSignal,
): Promise<boolean> {
  let done = true;
  while (isQueued(queue, matchId) || running.has(matchId)) {
    const own = running.get(matchId);
    if (!own) await once(begun, matchId, { signal });
    // What one round could not post, the next one leaves for later.
    else if (!(await own)) done = false;
  }
  return done;
}

/** From now on begins nothing. */
export function stopWork(work: PublishingWork): void {
  work.stopped = true;
  for (const matchId of emptied(work.queue)) work.begun.emit(matchId);
  for (const { timer } of work.timers.values()) clearTimeout(timer);
  work.timers.clear();
}
