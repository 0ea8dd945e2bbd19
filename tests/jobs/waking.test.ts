import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { breakableConnection } from '../../src/drivers/bot/breakable-connection.ts';
import { type Jobs, startJobs } from '../../src/jobs/jobs.ts';
import { startWaking } from '../../src/jobs/waking.ts';
import { type OpenStore, openStore } from '../../src/store/open-store.ts';
import type { OwedWork } from '../../src/table/match/owed-work.ts';
import type { Table } from '../../src/table/table.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { execute, testDatabases } from '../support/test-database.ts';
import { openTestTable, recordingLog, startedMatch } from '../support/test-table.ts';

/** One process's share of the queues. */
interface Process {
  opened: OpenStore;
  jobs: Jobs;
  log: ReturnType<typeof recordingLog>;
  stop(): Promise<void>;
}

const SOON = { timeout: 20_000, interval: 50 };

for (const { kind, open } of testDatabases()) {
  describe(`in the ${kind} database`, () => {
    let started: Process[] = [];
    let woken: string[] = [];
    const here = tableForTests({}, open);

    beforeEach(() => {
      woken = [];
    });
    afterEach(async () => {
      await Promise.all(started.map(({ stop }) => stop()));
      started = [];
      await execute(here.database, 'DELETE FROM matches');
    });

    async function startProcess(url = here.database.url): Promise<Process> {
      const log = recordingLog();
      const opened = await openStore({ databaseUrl: url, dataFolder: '', log });
      const jobs = await startJobs({
        database: opened.database,
        log,
        lookEvery: 300,
        retryDelay: 1,
      });
      let stopped: Promise<void> | null = null;
      const stop = () => {
        stopped ??= jobs.stop().then(() => opened.close());
        return stopped;
      };
      const process = { opened, jobs, log, stop };
      started.push(process);
      return process;
    }

    /** Notes what is woken, and moves its next time far away, as the table does. */
    const table: Pick<Table, 'wake'> = {
      wake: async (matchId) => {
        woken.push(matchId);
        await execute(here.database, `UPDATE matches SET wakes_at = NULL WHERE id = '${matchId}'`);
        return { ok: true };
      },
    };

    const wakesIn = (matchId: string, milliseconds: number) =>
      execute(
        here.database,
        `UPDATE matches SET wakes_at = to_timestamp(${(Date.now() + milliseconds) / 1000}) WHERE id = '${matchId}'`,
      );

    const look = (process: Process, own: Pick<Table, 'wake'> = table): Promise<OwedWork> =>
      startWaking({ ...process, store: process.opened.store, table: own, lookEvery: 3_600_000 });

    test('what was missed is woken at the start, and what is not due yet is not', async () => {
      const [missed, later] = [await startedMatch(here.table), await startedMatch(here.table)];
      await wakesIn(missed, -86_400_000);
      await wakesIn(later, 86_400_000);
      const waking = await look(await startProcess());
      await vi.waitFor(() => expect(woken).toEqual([missed]), SOON);
      await waking.drain();
      await waking.drain();
      await pause(600);
      expect(woken).toEqual([missed]);
      await waking.stop();
    });

    test('a change that will want something soon is woken then, without a look', async () => {
      const process = await startProcess();
      const waking = await look(process);
      const id = await startedMatch(here.table);
      await wakesIn(id, 800);
      const known = (await here.store.read(id)) ?? undefined;
      waking.owed(id, known);
      waking.owed(id, known);
      await pause(300);
      expect(woken).toEqual([]);
      await vi.waitFor(() => expect(woken).toEqual([id]), SOON);
      expect(Date.now()).toBeGreaterThanOrEqual(known?.wakesAt?.getTime() ?? 0);
      await pause(600);
      expect(woken).toEqual([id]);
      await waking.stop();
    });

    test('two processes wake each match once', async () => {
      const ids = await Promise.all(Array.from({ length: 8 }, () => startedMatch(here.table)));
      for (const id of ids) await wakesIn(id, -1_000);
      const [one, other] = [await startProcess(), await startProcess()];
      const waking = await Promise.all([look(one), look(other)]);
      await vi.waitFor(() => expect(woken).toHaveLength(ids.length), SOON);
      await Promise.all(waking.map((own) => own.drain()));
      await pause(600);
      expect([...woken].sort()).toEqual([...ids].sort());
      await Promise.all(waking.map((own) => own.stop()));
    });

    test('a job that fails is tried again, and one that was queued survives its process', async () => {
      const id = await startedMatch(here.table);
      await wakesIn(id, 1_500);
      const first = await startProcess();
      const waking = await look(first);
      await waking.drain();
      await waking.stop();
      await first.stop();
      expect(woken).toEqual([]);
      await execute(here.database, 'UPDATE matches SET wakes_at = NULL');
      let tries = 0;
      const failing: Pick<Table, 'wake'> = {
        wake: (matchId) => {
          tries += 1;
          if (tries === 1) throw new Error('Not at the first try.');
          return table.wake(matchId);
        },
      };
      const second = await startProcess();
      const again = await look(second, failing);
      await vi.waitFor(() => expect(woken).toEqual([id]), SOON);
      expect(tries).toBe(2);
      expect(second.log.entries.map(({ message }) => message)).toEqual(['A job failed.']);
      await again.stop();
    });

    test('stops as soon as what is at work is done, and takes nothing more', async () => {
      const [id, other] = [await startedMatch(here.table), await startedMatch(here.table)];
      await wakesIn(id, -1_000);
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const slow: Pick<Table, 'wake'> = {
        wake: async (matchId) => {
          woken.push(matchId);
          await held;
          return { ok: true };
        },
      };
      const process = await startProcess();
      const waking = await look(process, slow);
      await vi.waitFor(() => expect(woken).toEqual([id]), SOON);
      await wakesIn(other, -1_000);
      let stopped = false;
      const stopping = waking
        .stop()
        .then(process.stop)
        .then(() => {
          stopped = true;
        });
      await pause(400);
      expect(stopped).toBe(false);
      letGo();
      await stopping;
      expect(woken).toEqual([id]);
    });
  });
}

test.runIf(process.env.TEST_DATABASE_URL)(
  'a database that goes away costs nothing but time',
  async () => {
    const server = testDatabases().find(({ kind }) => kind === 'server');
    if (!server) throw new Error('There is no server.');
    const database = await server.open();
    const here = await openTestTable(database);
    const connection = await breakableConnection(database.url);
    const log = recordingLog();
    const opened = await openStore({ databaseUrl: connection.url, dataFolder: '', log });
    const jobs = await startJobs({ database: opened.database, log, lookEvery: 100, retryDelay: 1 });
    const woken: string[] = [];
    const table: Pick<Table, 'wake'> = {
      wake: async (matchId) => {
        woken.push(matchId);
        if (woken.length === 1) connection.cut();
        return { ok: true };
      },
    };
    const waking = await startWaking({ jobs, store: opened.store, table, log, lookEvery: 200 });
    const id = await startedMatch(here.table);
    await execute(database, `UPDATE matches SET wakes_at = now() WHERE id = '${id}'`);
    await vi.waitFor(() => expect(woken).toEqual([id]), SOON);
    // In the middle of the job: it can't be finished, nothing can be looked for, and nothing throws.
    await pause(2_000);
    connection.mend();
    await execute(database, `UPDATE matches SET wakes_at = now() WHERE id = '${id}'`);
    await vi.waitFor(() => expect(woken.length).toBeGreaterThan(1), SOON);
    const complaints = log.entries.filter(
      ({ message }) => message === 'The queues could not be looked after.',
    );
    expect(complaints.length).toBeLessThanOrEqual(1);
    await waking.stop();
    await jobs.stop();
    await opened.close();
    await connection.close();
    await here.close();
    await database.close();
  },
);
