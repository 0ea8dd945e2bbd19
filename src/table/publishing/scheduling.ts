import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { atWork } from '../at-work.ts';
import { type OwedWork, startSweeping } from '../owed-work.ts';
import { type OwedSlot, type Owing, type StoredMatch, StoreUnavailable } from '../saved/store.ts';
import { type Attempt, type Circumstances, publishSlot } from './attempt.ts';
import { createSnapshots, type Shown } from './snapshots.ts';

export interface PublishingOptions extends Pick<Circumstances, 'store' | 'publisher' | 'log'> {
  table: Shown;
  now?: () => Date;
  /** Milliseconds between two looks for what other processes, or this one before a crash, left owed. */
  sweepEvery?: number;
  /**
   * Milliseconds for which a match's publishing is reserved (10 000); renewed while it lasts. When a
   * process is killed while it publishes, the match's messages wait as long as that for another one.
   */
  leaseFor?: number;
  /** Matches published side by side. */
  atOnce?: number;
}

/** Keeps the public messages of all matches up to date. */
export interface Publishing extends OwedWork {
  /** See `Table.published`. */
  published(matchId: string, milliseconds: number): Promise<boolean>;
  /**
   * Posts what is owed for so many milliseconds at most and then stops, however much is left: the next
   * start posts that. A message that is at work has a moment longer.
   */
  finish(milliseconds: number): Promise<void>;
}

/** Milliseconds that messages at work are waited for in the end: what is cut short is posted again as the same message. */
const LAST_WORDS = 1_000;

/** How soon to look again at a match that another process is publishing, in milliseconds. */
const LOOK_AGAIN = 1_000;
/** After how long it looks again at the latest, in milliseconds: clocks step, and a timer of a month ends at once. */
const LOOK_AT_LATEST = 3_600_000;
/** How long what was handed on is kept for a message that is put off, in milliseconds. */
const KEPT_FOR = 3_000;

/** Share of what may be at work beyond which only what somebody has just done is begun. */
const PUT_OFF_SHARE = 0.75;
/** Share of it beyond which nothing is begun that only shows more detail. */
const REFINED_SHARE = 0.25;

/** Matches that wait from which on what takes long is done in less detail. */
const CROWD = 4;

const NOTHING: Owing = { owed: null, nextAt: null };

/** Publishes each match's messages one after the other, and several matches side by side. */
export function startPublishing(options: PublishingOptions): Publishing {
  const { log } = options;
  const { outbox } = options.store;
  const now = options.now ?? (() => new Date());
  const leaseFor = options.leaseFor ?? 10_000;
  const atOnce = options.atOnce ?? 16;
  const owner = randomUUID();
  /** What somebody has just done goes before what was put off, boards above all, and what is found by looking. */
  const fresh = new Set<string>();
  const putOff = new Set<string>();
  /** What has no more to say than before, only in more detail: when nothing else waits. */
  const toRefine = new Set<string>();
  /** What waits for what another match says first in the same thread. */
  const heldUp = new Set<string>();
  const handedOn = new Map<string, StoredMatch>();
  /** What is at work, with whether all of it has succeeded. */
  const running = new Map<string, Promise<boolean>>();
  /** Tells by a match's id that its work begins, or will not. */
  const begun = new EventEmitter().setMaxListeners(0);
  const timers = new Map<string, { at: number; timer: NodeJS.Timeout }>();
  let stopped = false;

  function owed(matchId: string, known?: StoredMatch): void {
    if (stopped) return;
    if (known) handedOn.set(matchId, known);
    putOff.delete(matchId);
    toRefine.delete(matchId);
    fresh.add(matchId);
    startQueued();
  }

  function owedLater(matchId: string): void {
    if (stopped) return;
    toRefine.delete(matchId);
    if (!fresh.has(matchId)) putOff.add(matchId);
    startQueued();
  }

  function owedInDetail(matchId: string): void {
    if (stopped) return;
    if (!fresh.has(matchId) && !putOff.has(matchId)) toRefine.add(matchId);
    startQueued();
  }

  const isHurried = (): boolean => fresh.size + putOff.size >= CROWD;

  const isQueued = (matchId: string): boolean =>
    fresh.has(matchId) || putOff.has(matchId) || toRefine.has(matchId);

  function startQueued(): void {
    startFrom(fresh, atOnce);
    startFrom(putOff, Math.ceil(atOnce * PUT_OFF_SHARE));
    if (fresh.size + putOff.size === 0) startFrom(toRefine, Math.ceil(atOnce * REFINED_SHARE));
  }

  /** @param most what may be at work in all */
  function startFrom(queue: Set<string>, most: number): void {
    for (const matchId of queue) {
      if (stopped || running.size >= most) return;
      if (running.has(matchId)) continue;
      queue.delete(matchId);
      const run = atWork(() => publishMatch(matchId)).finally(() => {
        running.delete(matchId);
        if (!heldUp.has(matchId)) letGoOn();
        const nextAt = isQueued(matchId) ? 0 : (timers.get(matchId)?.at ?? Infinity);
        if (nextAt > now().getTime() + KEPT_FOR) handedOn.delete(matchId);
        startQueued();
      });
      running.set(matchId, run);
      begun.emit(matchId);
    }
  }

  /** Something has been said: what waited for it looks again. */
  function letGoOn(): void {
    for (const matchId of heldUp) putOff.add(matchId);
    heldUp.clear();
  }

  async function publishMatch(matchId: string): Promise<boolean> {
    const renewal = setInterval(() => void renew(matchId), leaseFor / 3);
    try {
      return await publishOwed(matchId);
    } catch (error) {
      if (error instanceof StoreUnavailable) log.warn({ error }, 'The store is not available.');
      else log.error({ error, match: matchId }, 'The messages of a match could not be published.');
      // Where this fails as well, the match is free when its time is over.
      await outbox.release(matchId, owner).catch(() => {});
      return false;
    } finally {
      clearInterval(renewal);
    }
  }

  /** Whether all that is due has been published. */
  async function publishOwed(matchId: string): Promise<boolean> {
    const snapshotAt = createSnapshots(options.table, matchId, () => handedOn.get(matchId));
    const circumstances = { ...options, now, snapshotAt, isHurried };
    let published = true;
    let detailAt: number | undefined;
    heldUp.delete(matchId);
    let owing = await take(matchId);
    if (owing?.heldUp) heldUp.add(matchId);
    while (owing?.owed) {
      const { owed } = owing;
      const attempt = await publishSlot(circumstances, matchId, owed);
      published &&= attempt.ok;
      if (attempt.ok && attempt.isCoarse) detailAt = attempt.again?.getTime();
      owing = await goOn(matchId, owed, attempt);
    }
    const isTaken = owing === null || owing.heldUp;
    const nextAt = isTaken ? now().getTime() + LOOK_AGAIN : owing?.nextAt?.getTime();
    if (nextAt !== undefined) {
      lookAgain(matchId, nextAt, nextAt === detailAt ? owedInDetail : owedLater);
    }
    return published && !isTaken && !stopped;
  }

  /** Notes what has become of a message, and takes the next. */
  async function goOn(matchId: string, owed: OwedSlot, attempt: Attempt): Promise<Owing | null> {
    if (!attempt.ok) {
      const next = stopped ? NOTHING : await take(matchId);
      // Until it is tried again the match is free: after a restart that is for another process.
      if (!next?.owed) await outbox.release(matchId, owner);
      return next;
    }
    const { message, again } = attempt;
    const published = { owed, message, again, goOn: !stopped };
    const owing = await outbox.done(matchId, owner, published, now());
    const wantedAnew = !owing.owed && owing.nextAt !== null && owing.nextAt <= now();
    return wantedAnew && !stopped ? take(matchId) : owing;
  }

  const take = (matchId: string): Promise<Owing | null> =>
    outbox.take(matchId, owner, now(), leaseEnd());

  const renew = (matchId: string): Promise<void> =>
    outbox.renew(matchId, owner, leaseEnd()).catch(() => {});

  const leaseEnd = (): Date => new Date(now().getTime() + leaseFor);

  /**
   * Whether everything that was at work has succeeded. What was begun before the question may have looked
   * for the last time already.
   */
  async function untilIdle(matchId: string, signal: AbortSignal): Promise<boolean> {
    let done = true;
    while (isQueued(matchId) || running.has(matchId)) {
      const own = running.get(matchId);
      if (!own) await once(begun, matchId, { signal });
      // What one round could not post, the next one leaves for later.
      else if (!(await own)) done = false;
    }
    return done;
  }

  function lookAgain(matchId: string, at: number, owed: (matchId: string) => void): void {
    const planned = timers.get(matchId);
    if (stopped || (planned && planned.at <= at)) return;
    if (planned) clearTimeout(planned.timer);
    const wake = () => {
      timers.delete(matchId);
      owed(matchId);
    };
    const ahead = Math.max(0, at - now().getTime());
    const timer = setTimeout(wake, Math.min(ahead, LOOK_AT_LATEST));
    timer.unref();
    timers.set(matchId, { at, timer });
  }

  const sweeping = startSweeping({
    every: options.sweepEvery ?? 5_000,
    look: () => outbox.owing(now()),
    owed: (matchId) => {
      if (!toRefine.has(matchId)) owedLater(matchId);
    },
    running,
    log,
    failure: 'Could not look for messages that are owed.',
  });
  function stop(): Promise<void> {
    stopped = true;
    const left = [...fresh, ...putOff, ...toRefine];
    for (const queue of [fresh, putOff, toRefine]) queue.clear();
    for (const matchId of left) begun.emit(matchId);
    for (const { timer } of timers.values()) clearTimeout(timer);
    timers.clear();
    return sweeping.stop();
  }

  return {
    owed,
    async published(matchId, milliseconds) {
      const giveUp = new AbortController();
      const { signal } = giveUp;
      const tooLong = pause(milliseconds, false, { signal });
      const given = Promise.race([untilIdle(matchId, signal), tooLong]);
      try {
        return await given;
      } finally {
        giveUp.abort();
      }
    },
    drain: sweeping.drain,
    stop,
    async finish(milliseconds) {
      await within(milliseconds, sweeping.drain());
      await within(LAST_WORDS, stop());
    },
  };
}

/** Waits for the work, but no longer than so many milliseconds. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const enough = new AbortController();
  const late = pause(milliseconds, undefined, { signal: enough.signal }).catch(() => {});
  await Promise.race([work, late]);
  enough.abort();
}
