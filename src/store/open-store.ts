import type { Log } from '../table/context.ts';
import type { Store } from '../table/store.ts';
import { checkVersion, connect, prepareSchema } from './connection.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrating.ts';
import { createStore } from './prisma-store.ts';

export interface StoreOptions {
  /** A Postgres from 14 on; without it the embedded one keeps its files in `dataFolder`. */
  databaseUrl?: string | undefined;
  dataFolder: string;
  log: Log & { info(details: object, message: string): void };
}

export interface OpenStore {
  store: Store;
  /** Where other clients reach the same database. */
  url: string;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws Error with a sentence for the operator: the folder is in use, the server is too old or
 * not reachable, its tables do not fit.
 */
export async function openStore({
  databaseUrl,
  dataFolder,
  log,
}: StoreOptions): Promise<OpenStore> {
  if (databaseUrl) return openAt(databaseUrl, log, async () => {});
  log.info({ dataFolder }, 'Starting the embedded database.');
  const embedded = await openEmbedded(dataFolder);
  return openAt(embedded.url, log, embedded.close);
}

/** @param closeServer called after the connections are closed, also when opening fails. */
async function openAt(
  url: string,
  log: StoreOptions['log'],
  closeServer: () => Promise<void>,
): Promise<OpenStore> {
  const connection = connect(url, log);
  const close = async () => {
    await connection.close();
    await closeServer();
  };
  try {
    const client = await connection.pool.connect();
    try {
      await checkVersion(client);
      await prepareSchema(url, client);
      const applied = await migrate(client);
      if (applied.length > 0) log.info({ applied }, 'Brought the tables up to date.');
    } finally {
      client.release();
    }
    return { store: createStore(connection.prisma), url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
