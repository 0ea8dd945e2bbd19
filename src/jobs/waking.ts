import { atWork } from '../table/match/at-work.ts';
import type { Log } from '../table/match/context.ts';
import type { OwedWork } from '../table/match/owed-work.ts';
import { type Store, type StoredMatch, StoreUnavailable } from '../table/match/saved/store.ts';
import type { Table } from '../table/table.ts';
import type { Jobs, Queue } from './jobs.ts';

export interface WakingOptions {
  jobs: Jobs;
  store: Pick<Store, 'due'>;
  table: Pick<Table, 'wake'>;
  log: Log;
  now?: () => Date;
  /** Milliseconds between two looks at the matches. */
  lookEvery?: number;
}

const LOOK_EVERY = 60_000;
/** Milliseconds ahead for which matches are queued: what a choice brings about later is found by a look. */
const AHEAD = 90_000;
/** Matches queued by one look: after a long time away the rest waits for the next. */
const AT_A_LOOK = 200;
const AT_ONCE = 4;

interface WakeJob {
  matchId: string;
}

/**
 * Wakes each match when something is to be done in it by itself. When that is stands in the match's own
 * row, which can't be out of step with it and costs a choice nothing; the queue carries it out, once
 * over all processes, and again where it fails.
 */
export async function startWaking(options: WakingOptions): Promise<OwedWork> {
  const { jobs, store, table, log } = options;
  const now = options.now ?? (() => new Date());
  const queue: Queue<WakeJob> = await jobs.queue<WakeJob>('wake', {
    atOnce: AT_ONCE,
    async work({ matchId }) {
      const done = await atWork(() => table.wake(matchId));
      if (!done.ok && done.refusal === 'store-unavailable') throw new StoreUnavailable();
    },
  });
  let stopped = false;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    try {
      const until = new Date(now().getTime() + AHEAD);
      const due = await store.due(until, AT_A_LOOK);
      await queue.send(due.map(({ id, wakesAt }) => jobFor(id, wakesAt)));
    } catch (error) {
      log.warn({ error }, 'Could not look for matches that are to be woken.');
    }
  }

  function lookNow(): Promise<void> {
    looking = looking.then(() => (stopped ? undefined : look()));
    return looking;
  }

  function owed(_matchId: string, known?: StoredMatch): void {
    const wakesAt = known?.wakesAt;
    if (stopped || !wakesAt || wakesAt.getTime() > now().getTime() + AHEAD) return;
    queue
      .send([jobFor(known.id, wakesAt)])
      .catch((error: unknown) => log.warn({ error }, 'A match could not be queued to be woken.'));
  }

  const timer = setInterval(() => void lookNow(), options.lookEvery ?? LOOK_EVERY);
  timer.unref();
  void lookNow();
  return {
    owed,
    drain: lookNow,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await looking;
    },
  };
}

/** A match that is to be woken at another time than it was queued for is queued once more. */
const jobFor = (matchId: string, wakesAt: Date) => ({
  data: { matchId },
  key: `${matchId}@${wakesAt.getTime()}`,
  at: wakesAt,
});
