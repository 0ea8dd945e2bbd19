import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HeardClient } from '../../src/store/heard-client.ts';
import { checksumOf, migrate, readMigrations } from '../../src/store/migrating.ts';
import {
  connectedTo,
  execute,
  type TestDatabase,
  testDatabases,
} from '../support/test-database.ts';

for (const { kind, open } of testDatabases()) {
  describe(`migrations on the ${kind} database`, () => {
    let database: TestDatabase;

    beforeAll(async () => {
      database = await open();
    }, 60_000);
    afterAll(() => database.close());

    const connected = <Answer>(work: (client: HeardClient) => Promise<Answer>) =>
      connectedTo(database.url, work);

    test('are applied once, also when two processes start at the same moment', async () => {
      const names = readMigrations().map(({ name }) => name);
      const applied = await Promise.all([connected(migrate), connected(migrate)]);
      expect(applied.flat()).toEqual(names);
      expect(await connected(migrate)).toEqual([]);
    });

    test('are recorded as Prisma records them', async () => {
      const rows = await execute(
        database,
        'SELECT migration_name, checksum, finished_at IS NOT NULL AS finished, rolled_back_at, applied_steps_count, logs FROM _prisma_migrations ORDER BY started_at',
      );
      expect(rows).toEqual(
        readMigrations().map((migration) => ({
          migration_name: migration.name,
          checksum: checksumOf(migration),
          finished: true,
          rolled_back_at: null,
          applied_steps_count: 1,
          logs: null,
        })),
      );
    });

    test('that fail leave nothing behind', async () => {
      const bad = { name: '9998_bad', sql: 'CREATE TABLE half (id int); SELECT nonsense;' };
      const all = [...readMigrations(), bad];
      await expect(connected((client) => migrate(client, all))).rejects.toThrow('nonsense');
      expect(await execute(database, "SELECT to_regclass('half') AS half")).toEqual([
        { half: null },
      ]);
    });

    test('that Prisma has begun and not finished wait for somebody who says how that ended', async () => {
      const last = readMigrations().at(-1)?.name ?? '';
      const turnTo = (what: string) =>
        execute(database, `UPDATE _prisma_migrations SET ${what} WHERE migration_name = '${last}'`);
      await turnTo('finished_at = NULL');
      await expect(connected(migrate)).rejects.toThrow(
        `npx prisma migrate resolve --applied ${last}`,
      );
      await execute(database, 'DROP TABLE packs');
      await turnTo('rolled_back_at = now()');
      expect(await connected(migrate)).toEqual([last]);
    });

    test('changed after they were applied, or unknown to this version, are an error that says so', async () => {
      const changed = readMigrations().map(({ name, sql }) => ({ name, sql: `${sql}\n` }));
      await expect(connected((client) => migrate(client, changed))).rejects.toThrow(
        'its file has been changed since',
      );
      const newer = [...readMigrations(), { name: '9999_newer', sql: 'SELECT 1' }];
      expect(await connected((client) => migrate(client, newer))).toEqual(['9999_newer']);
      await expect(connected(migrate)).rejects.toThrow('update the bot');
      await execute(database, "DELETE FROM _prisma_migrations WHERE migration_name = '9999_newer'");
    });
  });
}
