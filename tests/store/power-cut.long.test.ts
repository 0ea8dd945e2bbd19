import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { below, seedRandom } from '../../src/kernel/random.ts';
import { openEmbedded } from '../../src/store/embedded.ts';
import { HeardClient } from '../../src/store/heard-client.ts';
import { type ForgetfulDisk, watchDisk } from '../support/forgetful-disk.ts';

const SEED = '0ff5eed0f7bef12579a3e00000000001';
/** More than fits on a page. */
const LONG = 9_000;
const ROWS = 20;

let folder: string;
let disk: ForgetfulDisk;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'threadbound-'));
  await withDatabase('there', (client) =>
    client.query('CREATE TABLE saved (number int, text text)'),
  );
  disk = watchDisk(join(folder, 'there', 'database'));
});
afterEach(() => {
  disk.restore();
  rmSync(folder, { recursive: true, force: true });
});

async function withDatabase<Value>(
  name: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const database = await openEmbedded(join(folder, name));
  const client = new HeardClient({ connectionString: database.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await database.close();
  }
}

const rowsIn = (name: string): Promise<number[]> =>
  withDatabase(name, async (client) => {
    const { rows } = await client.query('SELECT number, length(text) FROM saved ORDER BY number');
    for (const { length } of rows) expect(length).toBe(LONG);
    return rows.map(({ number }) => number);
  });

test('whatever was committed is there after a power cut, whichever else the disk has kept', async () => {
  const random = seedRandom(SEED);
  const cuts = { nothing: () => false, half: () => below(random, 2) === 0, all: () => true };
  const numbers = Array.from({ length: ROWS }, (_, number) => number);
  await withDatabase('there', async (client) => {
    for (const number of numbers) {
      const before = disk.syncs();
      // Random letters: anything repetitive would be compressed.
      await client.query(
        "INSERT INTO saved SELECT $1, string_agg(chr(33 + (random() * 90)::int), '') FROM generate_series(1, $2)",
        [number, LONG],
      );
      expect(disk.syncs()).toBeGreaterThan(before);
      // The tables' own files have half of it, and the write-ahead log continues in another file.
      if (number === ROWS / 2) await client.query('CHECKPOINT');
      if (number === ROWS / 4) await client.query('SELECT pg_switch_wal()');
    }
    for (const [name, kept] of Object.entries(cuts)) {
      disk.cutPower(join(folder, name, 'database'), kept);
    }
  });
  for (const name of Object.keys(cuts)) expect(await rowsIn(name)).toEqual(numbers);
});
