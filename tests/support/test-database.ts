import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { ownSchema } from '../../src/drivers/own-schema.ts';
import { serve } from '../../src/store/embedded.ts';
import { PREPARED } from '../../src/store/prepared-database.ts';
import { WholeExchanges } from '../../src/store/whole-exchanges.ts';

export interface TestDatabase {
  /** `embedded`, or `server` for the Postgres that TEST_DATABASE_URL names. */
  kind: 'embedded' | 'server';
  url: string;
  close(): Promise<void>;
}

/** An empty database in memory, gone when closed. */
export async function embeddedDatabase(): Promise<TestDatabase> {
  const database = new WholeExchanges({ loadDataDir: emptyDataFolder() });
  await database.waitReady;
  const served = await serve(database);
  return { kind: 'embedded', ...served };
}

/** An empty schema of its own in the Postgres that TEST_DATABASE_URL names. */
export const serverDatabase = async (testUrl: string): Promise<TestDatabase> => ({
  kind: 'server',
  ...ownSchema(testUrl),
});

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

/** Runs one statement as somebody would who repairs, or spoils, the database by hand. */
export async function execute(database: TestDatabase, sql: string): Promise<unknown[]> {
  const url = new URL(database.url);
  const schema = url.searchParams.get('schema') ?? 'public';
  url.searchParams.delete('schema');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`SET search_path TO "${schema}"`);
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
