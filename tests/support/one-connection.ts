import { afterAll, beforeAll } from 'vitest';
import { type Connection, connect } from '../../src/store/connection.ts';
import { openStore } from '../../src/store/open-store.ts';
import { recordingLog } from './recording-log.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * A single connection to a database with all tables, for the tests around it: each statement meets what the one
 * before left behind. Ask for it within a test.
 */
export function oneConnection(open: () => Promise<TestDatabase>): () => Connection {
  let database: TestDatabase;
  let connection: Connection;

  beforeAll(async () => {
    database = await open();
    const log = recordingLog();
    await (await openStore({ databaseUrl: database.url, dataFolder: '', log })).close();
    connection = connect(database.url, log, 1);
  }, 60_000);
  afterAll(async () => {
    await connection.close();
    await database.close();
  });
  return () => connection;
}
