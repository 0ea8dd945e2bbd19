import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BreakableConnection,
  breakableConnection,
} from '../../src/drivers/bot/breakable-connection.ts';
import { MessageEnds } from '../../src/drivers/bot/postgres-messages.ts';
import { BotsClock } from '../../src/drivers/faults/bots-clock.ts';
import { FullDisk } from '../../src/drivers/faults/full-disk.ts';
import { settingsOf } from '../../src/store/connection.ts';
import { HeardClient } from '../../src/store/heard-client.ts';
import { embeddedDatabase, type TestDatabase } from '../support/test-database.ts';

describe('the ends of what a server says', () => {
  const message = (bytes: number): Buffer => {
    const all = Buffer.alloc(5 + bytes);
    all.write('D');
    all.writeInt32BE(4 + bytes, 1);
    return all;
  };

  it('are found, however it comes in parts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(20), { minLength: 1, maxLength: 6 }),
        fc.array(fc.nat(100)),
        (lengths, cuts) => {
          const whole = Buffer.concat(lengths.map(message));
          const ends = new Set([0]);
          for (const length of lengths) ends.add(Math.max(...ends) + 5 + length);
          const reader = new MessageEnds();
          const places = [...cuts.map((cut) => cut % whole.length), whole.length].sort(
            (one, other) => one - other,
          );
          let at = 0;
          for (const place of places) {
            const part = whole.subarray(at, place);
            const next = [...ends].find((end) => end > at && end <= place);
            expect(reader.firstEnd(part)).toBe(next === undefined ? part.length : next - at);
            reader.read(part);
            at = place;
            expect(reader.between).toBe(ends.has(at));
          }
        },
      ),
    );
  });
});

describe('a database', () => {
  let database: TestDatabase;
  let way: BreakableConnection;
  const clients: pg.Client[] = [];
  const errors: (Error & { code?: string; severity?: string })[] = [];

  beforeAll(async () => {
    database = await embeddedDatabase();
    way = await breakableConnection(database.url);
  }, 60_000);

  afterAll(async () => {
    for (const client of clients) await client.end().catch(() => {});
    await way.close();
    await database.close();
  });

  async function connected(url = way.url): Promise<pg.Client> {
    const { connectionString } = settingsOf(url);
    const client = new HeardClient({ connectionString });
    client.on('error', (error) => errors.push(error));
    clients.push(client);
    await client.connect();
    return client;
  }

  it('that is told to end a connection says so before it does', async () => {
    const client = await connected();
    errors.length = 0;
    way.terminate();
    await expect
      .poll(() => errors.map(({ code, severity }) => [severity, code]))
      .toContainEqual(['FATAL', '57P01']);
    await expect(client.query('SELECT 1')).rejects.toThrow();
    const next = await connected();
    expect((await next.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('that hangs answers when it hangs no more', async () => {
    const client = await connected();
    way.hang();
    let rows: unknown = null;
    const asked = client.query('SELECT 2 AS two').then((answer) => {
      rows = answer.rows;
    });
    await wait(200);
    expect(rows).toBeNull();
    way.mend();
    await asked;
    expect(rows).toEqual([{ two: 2 }]);
  });

  it('that hangs for good is silent to whoever was connected, and answers whoever comes', async () => {
    const client = await connected();
    let ended = false;
    client.on('end', () => {
      ended = true;
    });
    way.hang();
    let answered = false;
    client.query('SELECT 3').then(
      () => {
        answered = true;
      },
      () => {},
    );
    await wait(100);
    way.mend(true);
    const next = await connected();
    expect((await next.query('SELECT 4 AS four')).rows).toEqual([{ four: 4 }]);
    await wait(200);
    expect([answered, ended]).toEqual([false, false]);
  });

  it('whose disk is full reads and does not write', async () => {
    const client = await connected(database.url);
    const { schema } = settingsOf(database.url);
    await client.query(`CREATE TABLE "${schema}".things (thing integer)`);
    const write = () => client.query(`INSERT INTO "${schema}".things VALUES (1)`);
    const disk = new FullDisk(database.url);
    await write();
    await disk.fill();
    await expect(write()).rejects.toMatchObject({
      code: '53100',
      message: expect.stringContaining('No space left on device'),
    });
    const read = await client.query(`SELECT thing FROM "${schema}".things`);
    expect(read.rows).toEqual([{ thing: 1 }]);
    await disk.empty();
    await write();
    await client.query(`DROP TABLE "${schema}".things`);
  });
});

describe('the clock of a bot', () => {
  const HOUR = 3_600_000;

  it('goes wrong and right again, while timers go on', async () => {
    const clock = new BotsClock();
    const { nodeArguments, environment } = clock.started;
    const script = `setInterval(() => {
      const now = new Date();
      console.log(JSON.stringify([Date.now(), now.getTime(), structuredClone(now) instanceof Date]));
    }, 20)`;
    const bot = spawn(process.execPath, [...nodeArguments, '-e', script], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: bot.stdout })[Symbol.asyncIterator]();
    /** The first moment that the bot notes by a clock that is off by this much. */
    const noted = async (wrong: number): Promise<number> => {
      for (;;) {
        const [now = 0, made, isDate] = JSON.parse((await lines.next()).value) as number[];
        expect([Math.abs((made ?? 0) - now) < 1_000, isDate]).toEqual([true, true]);
        if (Math.abs(now - wrong - Date.now()) < HOUR / 2) return now;
      }
    };
    try {
      await noted(0);
      clock.set(HOUR);
      const wrongly = await noted(HOUR);
      expect(clock.rightly(wrongly)).toBe(wrongly - HOUR);
      clock.set(0);
      const rightly = await noted(0);
      expect(clock.rightly(rightly)).toBe(rightly);
    } finally {
      bot.kill();
      clock.close();
    }
  });
});
