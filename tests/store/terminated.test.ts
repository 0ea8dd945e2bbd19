import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startWaking } from '../../src/jobs/waking.ts';
import { connect } from '../../src/store/connection.ts';
import { isUnavailable } from '../../src/store/failures.ts';
import { HeardClient } from '../../src/store/heard-client.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Table } from '../../src/table/table.ts';
import { recordingLog } from '../support/recording-log.ts';
import { serverDatabase, type TestDatabase } from '../support/test-database.ts';
import { ann, must, startedMatch, tableReaching } from '../support/test-table.ts';
import { uncaughtDuring } from '../support/uncaught.ts';

/** One message of Postgres's protocol: a letter, the length, the rest. */
function message(letter: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const FATAL = message(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

test('a server that says FATAL in the same breath as welcome ends nothing', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, FATAL])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connection = connect(`postgresql://somebody@127.0.0.1:${port}/any`, recordingLog());
  const uncaught = await uncaughtDuring(async () => {
    const failed = await connection.transaction(async () => {}).catch((error: unknown) => error);
    expect(isUnavailable(failed)).toBe(true);
    await connection.close();
  });
  server.close();
  expect(uncaught).toEqual([]);
});

const server = process.env.TEST_DATABASE_URL;

/** The test's own connections: others work with the same server. */
function named(database: TestDatabase, name: string): string {
  const url = new URL(database.url);
  url.searchParams.set('application_name', name);
  return url.href;
}

/** Keeps ending every connection of that name until this many have ended or it is stopped. */
async function terminating(url: string, name: string, every: number, most = Infinity) {
  const client = new HeardClient({ connectionString: url });
  await client.connect();
  let going = true;
  let ended = 0;
  const work = (async () => {
    while (going && ended < most) {
      const { rowCount } = await client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1',
        [name],
      );
      ended += rowCount ?? 0;
      await pause(every * Math.random());
    }
  })();
  return async () => {
    going = false;
    await work;
    await client.end();
    return ended;
  };
}

/** The player who is waited for makes the first choice; refused as it would be anywhere on the way. */
async function choose(table: Table, matchId: string, requestId: string) {
  const asked = await table.waitingFor(matchId);
  if (!asked.ok) return asked;
  const userId = asked.waiting[0]?.userId ?? ann.userId;
  const look = await table.look(matchId, userId);
  if (!look.ok) return look;
  const [decision] = look.open;
  const options = [decision?.options[0]?.id ?? ''];
  return table.choose({ matchId, userId, decisionId: decision?.id ?? '', options, requestId });
}

/** Everything that a start makes in an empty database, whose server ends this many connections meanwhile. */
async function startWhile(endings: number): Promise<void> {
  const name = `threadbound-terminated-start-${endings}`;
  const database = await serverDatabase(server ?? '');
  const log = recordingLog();
  const stop = await terminating(server ?? '', name, 30, endings);
  const opened = await openStore({ databaseUrl: named(database, name), dataFolder: '', log });
  expect(await stop()).toBeGreaterThan(0);
  await opened.close();
  await database.close();
}

describe.skipIf(!server)('a server that ends connections all the time', () => {
  test('ends nothing at a start: all of it is made once more', async () => {
    const uncaught = await uncaughtDuring(async () => {
      await Promise.all([1, 2, 3, 4].map((endings) => startWhile(endings)));
    });
    expect(uncaught).toEqual([]);
  }, 60_000);

  test('ends nothing while people play and matches are woken', async () => {
    const name = 'threadbound-terminated-play';
    const database = await serverDatabase(server ?? '');
    const url = named(database, name);
    const here = await tableReaching(url);
    const log = recordingLog();
    const waking = startWaking({ ...here, log, lookEvery: 50 });
    const id = await startedMatch(here.table, { target: '100000' });
    let accepted = 0;
    const uncaught = await uncaughtDuring(async () => {
      const stop = await terminating(server ?? '', name, 30);
      const until = Date.now() + 6_000;
      for (let choice = 0; Date.now() < until; choice++) {
        const answer = await choose(here.table, id, `choice-${choice}`);
        if (!answer.ok) expect(answer.refusal).toBe('store-unavailable');
        else if (answer.outcome === 'accepted') accepted += 1;
      }
      expect(await stop()).toBeGreaterThan(20);
    });
    expect(uncaught).toEqual([]);
    // Afterwards all goes on as if nothing had happened.
    must(await choose(here.table, id, 'afterwards'));
    await here.publishing.drain();
    const { match } = must(await here.table.look(id, ann.userId));
    expect(match.revision).toBeGreaterThanOrEqual(accepted);
    await waking.stop();
    await here.close();
    await database.close();
  }, 60_000);
});

if (!server) process.stderr.write('TEST_DATABASE_URL is not set: no server ends connections.\n');
