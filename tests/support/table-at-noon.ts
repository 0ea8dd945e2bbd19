import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { botAndCountingTexts } from './counting-texts.ts';
import { emptyDatabase, execute, type TestDatabase } from './test-database.ts';
import { must, openTestTable, type TestTable } from './test-table.ts';

/** A Tuesday noon, in UTC. */
export const NOON = Date.UTC(2026, 10, 17, 12);

type Options = Parameters<typeof openTestTable>[1];

/** A table whose clock a test moves. */
export interface TableAtNoon extends TestTable {
  database: TestDatabase;
  /** Milliseconds since 1970. */
  clock: number;
  /** Another table on the same database, with the same clock. */
  open(options?: Options): Promise<TestTable>;
  /** Lets this many milliseconds pass, and does everything at the moment when it is due. */
  pass(milliseconds: number): Promise<void>;
  /** Replaces this one with another, like a bot that starts again. */
  restart(options?: Options): Promise<void>;
}

/** A table for all tests of a file, opened anew for each, without matches and at noon. */
export function tableAtNoon(): TableAtNoon {
  const here = {} as TableAtNoon;
  const open = (options: Options = {}) =>
    openTestTable(here.database, {
      texts: botAndCountingTexts(),
      pace: { followUp: 0, edits: 0, pause: 0, companion: 0, again: 0 },
      now: () => new Date(here.clock),
      ...options,
    });
  const start = async (options?: Options) => {
    Object.assign(here, await open(options));
  };
  const restart = async (options?: Options) => {
    await here.close();
    await start(options);
  };
  const pass = async (milliseconds: number) => {
    const until = here.clock + milliseconds;
    // What was owed before is posted before, on a busy machine as well.
    await here.publishing.drain();
    for (;;) {
      const [next] = await here.store.due(new Date(until), 1);
      if (!next) break;
      here.clock = Math.max(here.clock, next.wakesAt.getTime());
      must(await here.table.wake(next.id));
      await here.publishing.drain();
    }
    here.clock = until;
  };
  Object.assign(here, { open, pass, restart });
  beforeAll(async () => {
    here.database = await emptyDatabase();
  }, 60_000);
  beforeEach(async () => {
    here.clock = NOON;
    await start();
  });
  afterEach(async () => {
    await here.close();
    await execute(here.database, 'DELETE FROM matches');
  });
  afterAll(() => here.database.close());
  return here;
}
