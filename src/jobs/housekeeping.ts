import type { Log } from '../table/match/context.ts';
import { StoreUnavailable } from '../table/match/saved/store.ts';
import type { Table } from '../table/table.ts';
import type { Jobs } from './jobs.ts';

export interface DailyHousekeepingOptions {
  jobs: Jobs;
  table: Pick<Table, 'housekeep'>;
  log: Log;
  now?: () => Date;
}

/** Hour of the day, by UTC, at which the day's tidying is done. */
const HOUR = 4;
/** Milliseconds between two looks whether the next tidying is queued. */
const LOOK_EVERY = 3_600_000;

/** Tidies away what has had its time, once a day over all processes. */
export async function startHousekeeping(
  options: DailyHousekeepingOptions,
): Promise<{ stop(): void }> {
  const { jobs, table, log } = options;
  const now = options.now ?? (() => new Date());
  const queue = await jobs.queue('housekeep', {
    atOnce: 1,
    async work() {
      const tidied = await table.housekeep();
      if (!tidied.ok) throw new StoreUnavailable();
    },
  });

  // Queued anew until it is done, the same day is one job.
  async function queueNext(): Promise<void> {
    const at = nextTidying(now());
    try {
      await queue.send([{ data: {}, key: at.toISOString(), at }]);
    } catch (error) {
      log.warn({ error }, 'The next tidying could not be queued.');
    }
  }

  const timer = setInterval(() => void queueNext(), LOOK_EVERY);
  timer.unref();
  await queueNext();
  return { stop: () => clearInterval(timer) };
}

/** The next time of day for it after a moment. */
export function nextTidying(now: Date): Date {
  const today = new Date(now);
  today.setUTCHours(HOUR, 0, 0, 0);
  return today > now ? today : new Date(today.getTime() + 86_400_000);
}
