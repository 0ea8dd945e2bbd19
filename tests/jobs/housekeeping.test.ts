import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { nextTidying, startHousekeeping } from '../../src/jobs/housekeeping.ts';
import { startJobs } from '../../src/jobs/jobs.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Table } from '../../src/table/table.ts';
import { type TestDatabase, testDatabases } from '../support/test-database.ts';
import { recordingLog } from '../support/test-table.ts';

const SOON = { timeout: 20_000, interval: 50 };
const NOTHING = {
  servers: 0,
  lobbies: 0,
  campaigns: 0,
  neverBegun: 0,
  people: 0,
  notifications: 0,
};

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabases().at(-1)!.open();
}, 60_000);
afterAll(() => database.close());

test('the next tidying is at four in the morning, by UTC', () => {
  const after = (now: string) => nextTidying(new Date(now)).toISOString();
  expect(after('2026-03-01T03:59:59Z')).toBe('2026-03-01T04:00:00.000Z');
  expect(after('2026-03-01T04:00:00Z')).toBe('2026-03-02T04:00:00.000Z');
  expect(after('2026-12-31T23:00:00Z')).toBe('2027-01-01T04:00:00.000Z');
});

test('two processes tidy away once a day, again where the database was gone', async () => {
  const calls: number[] = [];
  const table: Pick<Table, 'housekeep'> = {
    housekeep: async () => {
      calls.push(Date.now());
      return calls.length === 1
        ? { ok: false, refusal: 'store-unavailable' }
        : { ok: true, ...NOTHING };
    },
  };
  // A day on which four o'clock has gone by since they looked last.
  const now = () => new Date(Date.now() - 86_400_000);
  const log = recordingLog();
  const opened = await Promise.all(
    [1, 2].map(() => openStore({ databaseUrl: database.url, dataFolder: '', log })),
  );
  const jobs = await Promise.all(
    opened.map((one) => startJobs({ database: one.database, log, lookEvery: 300 })),
  );
  const tidying = await Promise.all(
    jobs.map((own) => startHousekeeping({ jobs: own, table, log, now })),
  );
  await vi.waitFor(() => expect(calls).toHaveLength(2), SOON);
  await pause(700);
  expect(calls).toHaveLength(2);
  for (const one of tidying) one.stop();
  await Promise.all(jobs.map((one) => one.stop()));
  await Promise.all(opened.map((one) => one.close()));
}, 60_000);
