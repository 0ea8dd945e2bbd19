import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { ownSchema } from '../../src/drivers/own-schema.ts';
import { prepareSchema, settingsOf } from '../../src/store/connection.ts';
import { serve } from '../../src/store/embedded.ts';
import { HeardClient } from '../../src/store/heard-client.ts';
import { type OpenStore, openStore } from '../../src/store/open-store.ts';
import { PREPARED } from '../../src/store/prepared-database.ts';
import { WholeExchanges } from '../../src/store/whole-exchanges.ts';
import type { Store } from '../../src/table/match/saved/store.ts';
import { recordingLog } from './recording-log.ts';

export interface TestDatabase {
  /** `embedded`, or `server` for the Postgres that TEST_DATABASE_URL names. */
  kind: 'embedded' | 'server';
  url: string;
  /** Its store, opened at the first call and closed with the database: to open one takes longer than most tests. */
  store(): Promise<Store>;
  close(): Promise<void>;
}

/** An empty database in memory, gone when closed. */
export async function embeddedDatabase(): Promise<TestDatabase> {
  const database = new WholeExchanges({ loadDataDir: emptyDataFolder() });
  await database.waitReady;
  const served = await serve(database);
  return withStore('embedded', served);
}

/** An empty schema of its own in the Postgres that TEST_DATABASE_URL names. */
export const serverDatabase = async (testUrl: string): Promise<TestDatabase> =>
  withStore('server', ownSchema(testUrl));

function withStore(
  kind: TestDatabase['kind'],
  { url, close }: Pick<TestDatabase, 'url' | 'close'>,
): TestDatabase {
  let opened: Promise<OpenStore> | null = null;
  return {
    kind,
    url,
    async store() {
      opened ??= openStore({ databaseUrl: url, dataFolder: '', log: recordingLog() });
      return (await opened).store;
    },
    async close() {
      await (await opened)?.close();
      await close();
    },
  };
}

/**
 * An empty database for a test of what builds on the store: in the Postgres that TEST_DATABASE_URL names, which
 * opens and answers in a fraction of the embedded one's time, or else embedded. `.ci/run` has both.
 */
export async function emptyDatabase(): Promise<TestDatabase> {
  const testUrl = process.env.TEST_DATABASE_URL;
  return testUrl ? serverDatabase(testUrl) : embeddedDatabase();
}

/** The databases that store tests run on; says so when there is no server among them. */
export function testDatabases(): { kind: TestDatabase['kind']; open(): Promise<TestDatabase> }[] {
  const testUrl = process.env.TEST_DATABASE_URL;
  const embedded = { kind: 'embedded' as const, open: embeddedDatabase };
  if (testUrl) return [embedded, { kind: 'server', open: () => serverDatabase(testUrl) }];
  process.stderr.write(
    'TEST_DATABASE_URL is not set: store tests run on the embedded database only.\n',
  );
  return [embedded];
}

const emptyDataFolder = (): Blob => new Blob([brotliDecompressSync(readFileSync(PREPARED))]);

/** Does something with its own client in the database's schema, which is made if it isn't there. */
export async function connectedTo<Answer>(
  databaseUrl: string,
  work: (client: HeardClient) => Promise<Answer>,
): Promise<Answer> {
  const { connectionString, schema } = settingsOf(databaseUrl);
  const client = new HeardClient({ connectionString });
  await client.connect();
  try {
    await prepareSchema(databaseUrl, client);
    await client.query(`SET search_path TO "${schema}"`);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs one statement, like somebody repairing, or spoiling, the database by hand. */
export const execute = (database: TestDatabase, sql: string): Promise<unknown[]> =>
  connectedTo(database.url, async (client) => (await client.query(sql)).rows);
