import { expect, test, vi } from 'vitest';
import { startHousekeeping } from '../../src/jobs/housekeeping.ts';
import type { Table } from '../../src/table/table.ts';
import { recordingLog } from '../support/recording-log.ts';

const NOTHING = {
  servers: 0,
  lobbies: 0,
  campaigns: 0,
  neverBegun: 0,
  people: 0,
  notifications: 0,
  packs: 0,
};

test('it is tidied at the start and at four in the morning by UTC, again where the database was away', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-30T21:00:00Z') });
  const tidied: string[] = [];
  let isAway = false;
  const table: Pick<Table, 'housekeep'> = {
    housekeep: async () => {
      tidied.push(new Date().toISOString().slice(0, 16));
      return isAway ? { ok: false, refusal: 'store-unavailable' } : { ok: true, ...NOTHING };
    },
  };
  const log = { ...recordingLog(), debug: () => {} };
  const housekeeping = await startHousekeeping({ table, log });
  expect(tidied.splice(0)).toEqual(['2026-12-30T21:00']);

  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(tidied.splice(0)).toEqual(['2026-12-31T04:00']);
  isAway = true;
  await vi.advanceTimersByTimeAsync(7 * 3_600_000 + 120_000);
  isAway = false;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(tidied.splice(0)).toEqual([0, 1, 2, 3].map((minute) => `2027-01-01T04:0${minute}`));

  await housekeeping.stop();
  await vi.advanceTimersByTimeAsync(48 * 3_600_000);
  expect(tidied).toEqual([]);
  vi.useRealTimers();
});
