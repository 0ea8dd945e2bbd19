import { randomUUID } from 'node:crypto';
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

/** How soon to look again at a match that another process is publishing, in milliseconds. */
const LOOK_AGAIN = 1_000;
/** How long what was handed on is kept for a message that is put off, in milliseconds. */
const KEPT_FOR = 3_000;

/** Publishes each match's messages one after the other, and several matches side by side. */
export function startPublishing(options: PublishingOptions): OwedWork {
  const { store, log } = options;
  const now = options.now ?? (() => new Date());
  const leaseFor = options.leaseFor ?? 10_000;
  const atOnce = options.atOnce ?? 16;
  const owner = randomUUID();
  const queued = new Set<string>();
  const handedOn = new Map<string, StoredMatch>();
  const running = new Map<string, Promise<void>>();
  const timers = new Map<string, { at: number; timer: NodeJS.Timeout }>();
  let stopped = false;

  function owed(matchId: string, known?: StoredMatch): void {
    if (stopped) return;
    if (known) handedOn.set(matchId, known);
    queued.add(matchId);
    startQueued();
  }

  function startQueued(): void {
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

  async function publishMatch(matchId: string): Promise<void> {
    try {
      if (!(await renew(matchId))) return lookAgain(matchId, now().getTime() + LOOK_AGAIN);
      const snapshotAt = createSnapshots(options.table, matchId, () => handedOn.get(matchId));
      const renewal = setInterval(() => void renew(matchId).catch(() => {}), leaseFor / 3);
      try {
        while (!stopped) {
          const { owed: slot, nextAt } = await store.outbox.next(matchId, now());
          if (!slot && nextAt) lookAgain(matchId, nextAt.getTime());
          if (!slot) break;
          await publishSlot({ ...options, now, snapshotAt }, matchId, slot);
        }
      } finally {
        clearInterval(renewal);
        await store.outbox.release(matchId, owner);
      }
    } catch (error) {
      if (error instanceof StoreUnavailable) log.warn({ error }, 'The store is not available.');
      else log.error({ error, match: matchId }, 'The messages of a match could not be published.');
    }
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
  return {
    owed,
    drain: sweeping.drain,
    stop() {
      stopped = true;
      for (const { timer } of timers.values()) clearTimeout(timer);
      timers.clear();
      return sweeping.stop();
    },
  };
}
