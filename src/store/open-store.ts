import { setTimeout } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Log } from '../table/context.ts';
import type { Store } from '../table/saved/store.ts';
import { checkVersion, connect, prepareSchema, settingsOf } from './connection.ts';
import { openEmbedded } from './embedded.ts';
import { asUnavailable, isUnavailable } from './failures.ts';
import { migrate } from './migrating.ts';
import { createStore } from './postgres-store.ts';

/** Milliseconds between two tries to reach the server at the start. */
const NEXT_TRY = 2_000;

export interface StoreOptions {
  /** A Postgres from 14 on; without it the embedded one keeps its files in `dataFolder`. */
  databaseUrl?: string | undefined;
  dataFolder: string;
  /** Milliseconds for which a server that can't be reached yet is tried again. */
  patience?: number;
  log: Log & { info(details: object, message: string): void };
}

export interface OpenStore {
  store: Store;
  /** Where other clients reach the same database. */
  url: string;
  /** Its connections, for others that keep something there, and the schema that the tables are in. */
  database: { pool: Pool; schema: string };
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws Error with a sentence for the operator: the folder is in use, the server is too old or
 * not reachable, its tables do not fit.
 */
export async function openStore(options: StoreOptions): Promise<OpenStore> {
  const { databaseUrl, dataFolder, log } = options;
  if (databaseUrl) return openAt(databaseUrl, options, async () => {});
  log.info({ dataFolder }, 'Starting the embedded database.');
  const embedded = await openEmbedded(dataFolder);
  const opened = await openAt(embedded.url, options, embedded.close);
  // Whoever published from this folder before is gone, perhaps without having given anything up.
  await opened.store.outbox.releaseAll();
  return opened;
}

/** @param closeServer called after the connections are closed, also when opening fails. */
async function openAt(
  url: string,
  { log, patience = 30_000 }: StoreOptions,
  closeServer: () => Promise<void>,
): Promise<OpenStore> {
  const connection = connect(url, log);
  const close = async () => {
    await connection.close();
    await closeServer();
  };
  try {
    const client = await firstClient(connection.pool, log, Date.now() + patience);
    try {
      await checkVersion(client);
      await prepareSchema(url, client);
      const applied = await migrate(client);
      if (applied.length > 0) log.info({ applied }, 'Brought the tables up to date.');
    } finally {
      client.release();
    }
    const database = { pool: connection.pool, schema: settingsOf(url).schema };
    return { store: createStore(connection), url, database, close };
  } catch (error) {
    await close();
    throw asUnavailable(error);
  }
}

/** A server started together with the bot may need a moment longer. */
async function firstClient(
  pool: Pool,
  log: StoreOptions['log'],
  until: number,
): Promise<PoolClient> {
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() >= until) throw error;
      log.warn({ error }, 'The database can not be reached yet; trying again.');
      await setTimeout(NEXT_TRY);
    }
  }
}
