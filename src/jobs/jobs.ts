import PgBoss from 'pg-boss';
import type { Log } from '../table/match/context.ts';
import { jobsSchema } from './schema.ts';
import { type Database, oneAtATime, statementsOn } from './statements.ts';

/** How a queue deals with its jobs. */
export interface QueueSettings<Data extends object> {
  /** Carries one job out. When it throws, the job is tried again, later each time. */
  work(data: Data): Promise<void>;
  /** Jobs that this process carries out side by side. */
  atOnce: number;
}

export interface NewJob<Data extends object> {
  data: Data;
  /** A job with a key that waits already, or was sent in the same minute, is not sent a second time. */
  key: string;
  /** Not before that. */
  at: Date;
}

export interface Queue<Data extends object> {
  /** Kept in the database: carried out once, by any process, and again if that one dies over it. */
  send(jobs: readonly NewJob<Data>[]): Promise<void>;
}

/** Work that is queued in the database. */
export interface Jobs {
  /** Makes a queue, unless it is there, and works on it until `stop`. */
  queue<Data extends object>(name: string, settings: QueueSettings<Data>): Promise<Queue<Data>>;
  /** Takes no more jobs, and waits for those at work. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  database: Database;
  log: Log;
  /** Milliseconds between two looks for jobs that other processes have sent, or that are to be tried again. */
  lookEvery?: number;
  /** Seconds before a job that has failed is tried again (5); longer each time. */
  retryDelay?: number;
}

const LOOK_EVERY = 5_000;
/** Seconds that one job may take before it is taken to have died with its process. */
const EXPIRES = 120;
/** Seconds between two looks for such jobs, and for those done long ago. */
const TIDY_EVERY = 60;
const RETRIES = { retryLimit: 5, retryBackoff: true };
const RETRY_DELAY = 5;
/** Seconds for which a job that is done is kept, for the operator. */
const KEPT = 3_600;
/** Seconds in which a job with the same key is the same job, done or not. */
const SAME = 60;
/** Milliseconds between two lines of the log about a database that is not there. */
const COMPLAIN_EVERY = 60_000;
/** Milliseconds after the time of a job at which it is looked for: the database's clock may be behind. */
const AFTER = 50;

/**
 * Opens the queues, whose tables stand in a schema of their own. Looking for jobs and finishing them is
 * done here and not by pg-boss's workers, which end the process when the database goes away under them.
 * @throws Error with a sentence for the operator when the tables can't be made.
 */
export async function startJobs({
  database,
  log,
  lookEvery = LOOK_EVERY,
  retryDelay = RETRY_DELAY,
}: JobsOptions): Promise<Jobs> {
  const schema = jobsSchema(database.schema);
  const boss = new PgBoss({
    db: statementsOn(database.pool),
    schema,
    schedule: false,
    maintenanceIntervalSeconds: TIDY_EVERY,
    archiveCompletedAfterSeconds: KEPT,
    archiveFailedAfterSeconds: KEPT,
    deleteAfterDays: 1,
  });
  const complain = atMostOnce(COMPLAIN_EVERY, (error) =>
    log.warn({ error }, 'The queues could not be looked after.'),
  );
  boss.on('error', complain);
  await oneAtATime(database.pool, () => boss.start()).catch((error: unknown) => {
    throw isForbidden(error) ? new Error(forbidden(schema), { cause: error }) : error;
  });
  const workers: Worker[] = [];
  return {
    async queue<Data extends object>(name: string, settings: QueueSettings<Data>) {
      const queue = {
        name,
        policy: 'short' as const,
        ...RETRIES,
        retryDelay,
        expireInSeconds: EXPIRES,
      };
      await oneAtATime(database.pool, () => boss.createQueue(name, queue));
      const worker = startWorker(boss, name, settings, { log, lookEvery, complain });
      workers.push(worker);
      return {
        async send(jobs: readonly NewJob<Data>[]) {
          if (jobs.length === 0) return;
          await boss.insert(
            jobs.map(({ data, key, at }) => ({
              name,
              data,
              singletonKey: key,
              singletonSeconds: SAME,
              startAfter: at.toISOString(),
            })),
          );
          worker.expect(Math.min(...jobs.map(({ at }) => at.getTime())));
        },
      };
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await boss.stop({ graceful: false }).catch(complain);
    },
  };
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42501';

const forbidden = (schema: string): string =>
  `The database's user may not make the schema ${schema}, which the bot queues its work in. Let it (GRANT CREATE ON DATABASE), or make that schema and give it to the user.`;

interface Worker {
  /** There will be something to do at this time. */
  expect(at: number): void;
  stop(): Promise<void>;
}

function startWorker<Data extends object>(
  boss: PgBoss,
  name: string,
  { work, atOnce }: QueueSettings<Data>,
  { log, lookEvery, complain }: { log: Log; lookEvery: number; complain(error: unknown): void },
): Worker {
  let stopping = false;
  let nextAt = Number.POSITIVE_INFINITY;
  let wakeUp = () => {};

  async function run(): Promise<void> {
    while (!stopping) {
      if (nextAt <= Date.now()) nextAt = Number.POSITIVE_INFINITY;
      // A database that is not there has no jobs: pg-boss answers so.
      const jobs = await boss.fetch<Data>(name, { batchSize: atOnce });
      await Promise.all(jobs.map(carryOut));
      if (jobs.length < atOnce) await rest();
    }
  }

  async function carryOut({ id, data }: PgBoss.Job<Data>): Promise<void> {
    try {
      const failure = await work(data).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (failure) log.warn({ ...failure, queue: name, job: data }, 'A job failed.');
      if (failure) await boss.fail(name, id, { message: String(failure.error) });
      else await boss.complete(name, id);
    } catch (error) {
      // It is carried out again when it has expired.
      complain(error);
    }
  }

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      const milliseconds = Math.min(lookEvery, Math.max(0, nextAt + AFTER - Date.now()));
      const timer = setTimeout(resolve, stopping ? 0 : milliseconds);
      timer.unref();
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const running = run().catch(complain);
  return {
    expect(at) {
      if (at >= nextAt) return;
      nextAt = at;
      wakeUp();
    },
    async stop() {
      stopping = true;
      wakeUp();
      await running;
    },
  };
}

function atMostOnce(every: number, say: (error: unknown) => void): (error: unknown) => void {
  let next = 0;
  return (error) => {
    if (performance.now() < next) return;
    next = performance.now() + every;
    say(error);
  };
}
