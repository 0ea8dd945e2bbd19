import { join } from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { SHARED_SESSIONS } from './connection.ts';
import { checkDatabaseFolder, folderProblem } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { layOutDatabase } from './prepared-database.ts';
import { SyncedFiles } from './synced-files.ts';
import { WholeExchanges } from './whole-exchanges.ts';

/** Connections at the same time; they share one session, so more of them are not faster. */
const CONNECTIONS = 32;

/** A Postgres inside this process, which ordinary clients reach by its address. */
export interface EmbeddedDatabase {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the embedded Postgres on a folder, with an empty database at the very first start.
 * @throws FolderInUse if another process works with the folder.
 * @throws NeedsOperator if the folder can't be used in its current state.
 */
export async function openEmbedded(folder: string): Promise<EmbeddedDatabase> {
  const dataDir = join(folder, 'database');
  try {
    return await openLocked(folder, dataDir);
  } catch (error) {
    throw await folderProblem(error, folder, dataDir);
  }
}

async function openLocked(folder: string, dataDir: string): Promise<EmbeddedDatabase> {
  const unlock = lockFolder(folder);
  try {
    await checkDatabaseFolder(dataDir);
    await layOutDatabase(dataDir);
    const database = new WholeExchanges({ fs: new SyncedFiles(dataDir) });
    await database.waitReady;
    const served = await serve(database);
    return {
      url: served.url,
      async close() {
        await served.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Makes an embedded Postgres reachable on a free port of the loopback address. */
export async function serve(database: WholeExchanges): Promise<EmbeddedDatabase> {
  const server = new PGLiteSocketServer({
    db: database,
    host: '127.0.0.1',
    port: 0,
    maxConnections: CONNECTIONS,
  });
  await server.start();
  return {
    url: `postgresql://postgres@${server.getServerConn()}/postgres?${SHARED_SESSIONS}`,
    async close() {
      await server.stop();
      await database.close();
    },
  };
}
