import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { breakableConnection } from '../../src/drivers/bot/breakable-connection.ts';
import { startWaking, type WakingOptions } from '../../src/jobs/waking.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { OwedWork } from '../../src/table/match/owed-work.ts';
import { usualSettings } from '../../src/table/match/saved/match-settings.ts';
import type { Table } from '../../src/table/table.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { recordingLog } from '../support/recording-log.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { execute, testDatabases } from '../support/test-database.ts';
import { must, openTestTable, startedMatch } from '../support/test-table.ts';

/** Milliseconds, at the daily pace: then the missing player is reminded. */
const HALF_OF_A_TURN = 13 * 3_600_000;
const SOON = { timeout: 20_000, interval: 50 };

for (const { kind, open } of testDatabases()) {
  describe(`in the ${kind} database`, () => {
    let started: Pick<OwedWork, 'stop'>[] = [];
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

    function look(options: Partial<WakingOptions> = {}) {
      const log = recordingLog();
      const waking = startWaking({ store: here.store, table, log, lookEvery: 100, ...options });
      started.push(waking);
      return { ...waking, log };
    }

    test('what was missed is woken at the start, once, and what is not due yet is not', async () => {
      const [missed, later] = [await startedMatch(here.table), await startedMatch(here.table)];
      await wakesIn(missed, -86_400_000);
      await wakesIn(later, 86_400_000);
      const waking = look();
      await vi.waitFor(() => expect(woken).toEqual([missed]), SOON);
      await waking.drain();
      await waking.drain();
      expect(woken).toEqual([missed]);
    });

    test('what will be due soon is woken then, and not before', async () => {
      const id = await startedMatch(here.table);
      look();
      await wakesIn(id, 800);
      const { wakesAt } = (await here.store.read(id)) ?? {};
      await vi.waitFor(() => expect(woken).toEqual([id]), SOON);
      expect(Date.now()).toBeGreaterThanOrEqual(wakesAt?.getTime() ?? Infinity);
    });

    test('what a change leaves due at once is woken without waiting for the next look', async () => {
      const [id, other] = [await startedMatch(here.table), await startedMatch(here.table)];
      const waking = look({ lookEvery: 3_600_000 });
      await waking.drain();
      await wakesIn(id, -1);
      await wakesIn(other, 60_000);
      for (const owing of [id, other]) {
        const stored = await here.store.read(owing);
        if (stored) waking.owed(owing, stored);
      }
      await vi.waitFor(() => expect(woken).toEqual([id]), SOON);
    });

    test('what fails is tried again at the next look, and nothing else waits for it', async () => {
      const [id, other] = [await startedMatch(here.table), await startedMatch(here.table)];
      await wakesIn(id, -2_000);
      await wakesIn(other, -1_000);
      let tries = 0;
      const failing: Pick<Table, 'wake'> = {
        wake: (matchId) => {
          if (matchId === id) tries += 1;
          if (matchId === id && tries === 1) throw new Error('Not at the first try.');
          return table.wake(matchId);
        },
      };
      const { log } = look({ table: failing });
      await vi.waitFor(() => expect(woken).toEqual([other, id]), SOON);
      expect(tries).toBe(2);
      expect(log.entries.map(({ message }) => message)).toEqual(['A match could not be woken.']);
    });

    test('a few are woken side by side, and none twice at once', async () => {
      const ids = await Promise.all(Array.from({ length: 8 }, () => startedMatch(here.table)));
      for (const id of ids) await wakesIn(id, -1_000);
      const atWork: string[][] = [];
      let now: string[] = [];
      const slow: Pick<Table, 'wake'> = {
        wake: async (matchId) => {
          now = [...now, matchId];
          atWork.push(now);
          await pause(250);
          now = now.filter((id) => id !== matchId);
          return table.wake(matchId);
        },
      };
      look({ table: slow });
      await vi.waitFor(() => expect([...new Set(woken)].sort()).toEqual([...ids].sort()), SOON);
      expect(Math.max(...atWork.map(({ length }) => length))).toBe(4);
      for (const together of atWork) expect(new Set(together).size).toBe(together.length);
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
      const waking = look({ table: slow });
      await vi.waitFor(() => expect(woken).toEqual([id]), SOON);
      let stopped = false;
      const stopping = waking.stop().then(() => {
        stopped = true;
      });
      await wakesIn(other, -1_000);
      await pause(400);
      expect(stopped).toBe(false);
      letGo();
      await stopping;
      expect(woken).toEqual([id]);
    });

    test('of two that wake all that is due, one does each thing, once', async () => {
      let clock = Date.UTC(2026, 10, 17, 12);
      const now = () => new Date(clock);
      const database = await open();
      const {
        store,
        table: own,
        publishing,
        close,
      } = await openTestTable(database, {
        texts: botAndCountingTexts(),
        now,
      });
      const ids: string[] = [];
      for (let count = 0; count < 2; count++) {
        const id = await startedMatch(own);
        await store.change(id, async ({ stored }) => {
          stored.settings = { ...usualSettings(null), absent: 'fallback' };
          return { answer: null, change: { match: stored } };
        });
        must(await own.wake(id));
        ids.push(id);
      }
      for (let process = 0; process < 2; process++) look({ store, table: own, now });
      const stored = () => Promise.all(ids.map(async (id) => (await store.read(id))!));

      clock += HALF_OF_A_TURN;
      await vi.waitFor(async () => {
        for (const { desk } of await stored()) expect(desk.reminded).not.toEqual({});
      }, SOON);
      // Nothing is done for people who couldn't be told.
      await publishing.drain();
      clock += HALF_OF_A_TURN;
      await vi.waitFor(async () => {
        for (const { revision } of await stored()) expect(revision).toBe(1);
      }, SOON);
      await Promise.all(started.splice(0).map(({ stop }) => stop()));
      // The set-up, and what was done for those who didn't come.
      for (const id of ids) expect(await store.history(id)).toHaveLength(2);
      await close();
      await database.close();
    }, 120_000);
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
    const woken: string[] = [];
    const table: Pick<Table, 'wake'> = {
      wake: async (matchId) => {
        woken.push(matchId);
        if (woken.length === 1) connection.cut();
        return { ok: true };
      },
    };
    const waking = startWaking({ store: opened.store, table, log, lookEvery: 200 });
    const id = await startedMatch(here.table);
    await execute(database, `UPDATE matches SET wakes_at = now() WHERE id = '${id}'`);
    await vi.waitFor(() => expect(woken).toEqual([id]), SOON);
    // Nothing can be looked for, and nothing throws.
    await pause(2_000);
    expect(woken).toEqual([id]);
    connection.mend();
    await vi.waitFor(() => expect(woken.length).toBeGreaterThan(1), SOON);
    await waking.stop();
    await opened.close();
    await connection.close();
    await here.close();
    await database.close();
  },
);
