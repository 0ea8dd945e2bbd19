import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenStore, openStore } from '../../src/store/open-store.ts';
import { recordingLog } from '../support/recording-log.ts';
import { execute, type TestDatabase, testDatabases } from '../support/test-database.ts';

for (const { kind, open } of testDatabases()) {
  describe(`what people have set (${kind})`, () => {
    let database: TestDatabase;
    /** A process that works on the database alone, and one that doesn't. */
    let alone: OpenStore;
    let beside: OpenStore;

    beforeAll(async () => {
      database = await open();
      const options = { databaseUrl: database.url, dataFolder: '', log: recordingLog() };
      alone = await openStore({ ...options, isAlone: true });
      beside = await openStore(options);
    }, 60_000);
    afterAll(async () => {
      await alone.close();
      await beside.close();
      await database.close();
    });

    test('is remembered by a process that is alone, and each of its changes seen at once', async () => {
      const { store } = alone;
      expect(await store.person('a')).toEqual({});
      await store.changePerson('a', { hints: 'off' });
      expect(await store.person('a')).toEqual({ hints: 'off' });
      await execute(database, "UPDATE people SET settings = '{}' WHERE id = 'a'");
      expect(await store.person('a')).toEqual({ hints: 'off' });
      await store.changePerson('a', { closed: true });
      expect(await store.person('a')).toEqual({ closed: true });
      const former = await store.personal.formerId('a', 'former-1');
      expect(await store.person('a')).toEqual({ closed: true, former });
      await store.personal.forget('a', former);
      expect(await store.person('a')).toEqual({});
    });

    test('goes from there when it has had its time', async () => {
      const { store } = alone;
      await store.changePerson('b', { hints: 'off' });
      expect(await store.expiry.deletePeople(new Date(Date.now() + 60_000))).toBeGreaterThan(0);
      expect(await store.person('b')).toEqual({});
    });

    test('is read each time where other processes may change it', async () => {
      await beside.store.changePerson('c', { hints: 'off' });
      expect(await beside.store.person('c')).toEqual({ hints: 'off' });
      await alone.store.changePerson('c', { hints: 'on' });
      expect(await beside.store.person('c')).toEqual({ hints: 'on' });
    });
  });
}
