import type { Log } from '../table/match/context.ts';
import type { Table } from '../table/table.ts';

export interface DailyHousekeepingOptions {
  table: Pick<Table, 'housekeep'>;
  log: Log & { debug(details: object, message: string): void };
  now?: () => Date;
  /** Milliseconds between two checks whether it is another day. */
  lookEvery?: number;
}

/** Hour of the day, by UTC, at which the day's tidying is done. */
const HOUR = 4;
const LOOK_EVERY = 60_000;

/**
 * Tidies away what has had its time: now, and once a day from then on, again if the database was away. Every
 * process does, and finds nothing left if another has.
 */
export async function startHousekeeping(
  options: DailyHousekeepingOptions,
): Promise<{ stop(): Promise<void> }> {
  const { table, log } = options;
  const now = options.now ?? (() => new Date());
  let last: string | null = null;

  async function look(): Promise<void> {
    const today = dayOf(now());
    if (today === last) return;
    try {
      const tidied = await table.housekeep();
      if (!tidied.ok) return;
      last = today;
      log.debug({ tidied }, 'Tidied away what has had its time.');
    } catch (error) {
      log.warn({ error }, 'Could not tidy away what has had its time.');
    }
  }

  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, options.lookEvery ?? LOOK_EVERY);
  timer.unref();
  await looking;
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** The day that begins with its tidying. */
const dayOf = (moment: Date): string =>
  new Date(moment.getTime() - HOUR * 3_600_000).toISOString().slice(0, 10);
