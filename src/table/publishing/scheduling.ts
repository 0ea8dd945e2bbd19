import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type OwedWork, startSweeping } from '../owed-work.ts';
import { type StoredMatch, StoreUnavailable } from '../saved/store.ts';
import type { Table } from '../table.ts';
import { type Circumstances, publishSlot } from './attempt.ts';
import { createSnapshots } from './snapshots.ts';

export interface PublishingOptions extends Pick<Circumstances, 'store' | 'publisher' | 'log'> {
  table: Pick<Table, 'snapshot'>;
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
/** How long what was handed on is kept for a message that is put off, in milliseconds. */
const KEPT_FOR = 3_000;

/** Publishes each match's messages one after the other, and several matches side by side. */
export function startPublishing(options: PublishingOptions): Publishing {
  const { store, log } = options;
  const now = options.now ?? (() => new Date());
  const leaseFor = options.leaseFor ?? 10_000;
  const atOnce = options.atOnce ?? 16;
  const owner = randomUUID();
  const queued = new Set<string>();
  const handedOn = new Map<string, StoredMatch>();
  /** What is at work, with whether all of it has succeeded. */
  const running = new Map<string, Promise<boolean>>();
  const timers = new Map<string, { at: number; timer: NodeJS.Timeout }>();
  let stopped = false;

  function owed(matchId: string, known?: StoredMatch): void {
    if (stopped) return;
    if (known) handedOn.set(matchId, known);
    queued.add(matchId);
    startQueued();
  }

  function startQueued(): void {
    if (stopped) return;
    for (const matchId of queued) {
      if (running.size >= atOnce) return;
      if (running.has(matchId)) continue;
      queued.delete(matchId);
      const run = publishMatch(matchId).finally(() => {
        running.delete(matchId);
        const nextAt = queued.has(matchId) ? 0 : (timers.get(matchId)?.at ?? Infinity);
        if (nextAt > now().getTime() + KEPT_FOR) handedOn.delete(matchId);
        startQueued();
      });
      running.set(matchId, run);
    }
  }

  async function publishMatch(matchId: string): Promise<boolean> {
    let published = true;
    try {
      if (!(await renew(matchId))) {
        lookAgain(matchId, now().getTime() + LOOK_AGAIN);
        return false;
      }
      const snapshotAt = createSnapshots(options.table, matchId, () => handedOn.get(matchId));
      const renewal = setInterval(() => void renew(matchId).catch(() => {}), leaseFor / 3);
      try {
        while (!stopped) {
          const { owed: slot, nextAt } = await store.outbox.next(matchId, now());
          if (!slot && nextAt) lookAgain(matchId, nextAt.getTime());
          if (!slot) break;
          const done = await publishSlot({ ...options, now, snapshotAt }, matchId, slot);
          published &&= done;
        }
      } finally {
        clearInterval(renewal);
        await store.outbox.release(matchId, owner);
      }
    } catch (error) {
      if (error instanceof StoreUnavailable) log.warn({ error }, 'The store is not available.');
      else log.error({ error, match: matchId }, 'The messages of a match could not be published.');
      return false;
    }
    return published && !stopped;
  }

  /**
   * Whether everything that was at work has succeeded. What was begun before the question may have looked
   * for the last time already.
   */
  async function untilIdle(matchId: string): Promise<boolean> {
    let done = true;
    while (queued.has(matchId) || running.has(matchId)) {
      const own = running.get(matchId);
      const succeeded = await (own ?? Promise.race(running.values()));
      // What one round could not post, the next one leaves for later.
      if (own && !succeeded) done = false;
    }
    return done;
  }

  function renew(matchId: string): Promise<boolean> {
    const time = now();
    return store.outbox.lease(matchId, owner, time, new Date(time.getTime() + leaseFor));
  }

  function lookAgain(matchId: string, at: number): void {
    const planned = timers.get(matchId);
    if (stopped || (planned && planned.at <= at)) return;
    if (planned) clearTimeout(planned.timer);
    const wake = () => {
      timers.delete(matchId);
      owed(matchId);
    };
    const timer = setTimeout(wake, Math.max(0, at - now().getTime()));
    timer.unref();
    timers.set(matchId, { at, timer });
  }

  const sweeping = startSweeping({
    every: options.sweepEvery ?? 5_000,
    look: () => store.outbox.owing(now()),
    owed,
    running,
    log,
    failure: 'Could not look for messages that are owed.',
  });
  function stop(): Promise<void> {
    stopped = true;
    queued.clear();
    for (const { timer } of timers.values()) clearTimeout(timer);
    timers.clear();
    return sweeping.stop();
  }

  return {
    owed,
    async published(matchId, milliseconds) {
      const giveUp = new AbortController();
      const tooLong = pause(milliseconds, false, { signal: giveUp.signal });
      const given = await Promise.race([untilIdle(matchId), tooLong.catch(() => false)]);
      giveUp.abort();
      return given;
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
