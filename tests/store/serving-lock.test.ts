import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockShards } from '../../src/store/serving-lock.ts';
import { recordingLog } from '../support/recording-log.ts';
import { serverDatabase, type TestDatabase } from '../support/test-database.ts';

const server = process.env.TEST_DATABASE_URL;
const TOKEN = 'MTA5.abcdef.ghijklmnopqrstuvwxyz';
const RESET = 'MTA5.another.zyxwvutsrqponmlkjihgf';

describe.skipIf(!server)('a shard of a bot is served by one process of a database', () => {
  let database: TestDatabase;
  const locks: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    database = await serverDatabase(server ?? '');
  });
  afterEach(async () => {
    for (const unlock of locks.splice(0)) await unlock();
    await database.close();
  });

  async function lock(shards: number[] | null, token = TOKEN, patience = 0) {
    const unlock = await lockShards(database.url, { token, shards }, recordingLog(), patience);
    locks.push(unlock);
    return unlock;
  }

  test('by all of them at once, whether or not its token has been reset', async () => {
    const unlock = await lock(null);
    await expect(lock(null)).rejects.toThrow(/Another process on this database serves this bot/);
    await expect(lock(null, RESET)).rejects.toThrow(/Stop it/);
    await expect(lock([3])).rejects.toThrow(/shards 3/);
    await lock(null, 'another-bot-altogether');
    await unlock();
    locks.splice(0, 1);
    await lock(null);
  });

  test('by several, each with its own', async () => {
    await lock([0, 1]);
    await lock([2, 3]);
    await expect(lock([3, 4])).rejects.toThrow(/its own SHARDS/);
    await expect(lock(null)).rejects.toThrow(/Another process/);
    await lock([4]);
  });

  test('a successor waits for the end of the one before', async () => {
    const unlock = await lock(null);
    const next = lock(null, TOKEN, 10_000);
    await unlock();
    locks.splice(0, 1);
    await next;
  });
});
