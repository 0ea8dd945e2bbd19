import { untilThere } from '../starting/until-there.ts';
import type { Log } from '../table/match/context.ts';
import type { Store } from '../table/match/saved/store.ts';
import { checkVersion, connect, patientClient, prepareSchema } from './connection.ts';
import { openEmbedded } from './embedded.ts';
import { asUnavailable, isUnavailable } from './failures.ts';
import { migrate } from './migrating.ts';
import { createStore } from './postgres-store.ts';
import { serverOf, serverProblem } from './server-problem.ts';

/** Milliseconds between two attempts to reach the server at the start. */
const NEXT_TRY = 2_000;

export interface StoreOptions {
  /** A Postgres from 14 on; if absent, the embedded one keeps its files in `dataFolder`. */
  databaseUrl?: string | undefined;
  dataFolder: string;
  /** The variable that holds the password, for messages; DATABASE_URL unless given. */
  passwordVariable?: string;
  /** Whether no other process works on a server's database at the same time; none does on an embedded one. */
  isAlone?: boolean;
  /** Milliseconds for which a server that can't be reached yet is retried. */
  patience?: number;
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
 * @throws Error with a sentence for the operator: the folder is in use or damaged, the server is too old or
 *   unreachable or does not let the bot in, its tables do not fit.
 */
export async function openStore(options: StoreOptions): Promise<OpenStore> {
  const { databaseUrl, dataFolder, log } = options;
  if (databaseUrl) return openAt(databaseUrl, options, async () => {});
  log.info({ dataFolder }, 'Starting the embedded database.');
  const embedded = await openEmbedded(dataFolder);
  const opened = await openAt(embedded.url, { ...options, isAlone: true }, embedded.close);
  // The process that last published from this folder is gone, perhaps without having released anything.
  await opened.store.outbox.releaseAll();
  return opened;
}

/** @param closeServer called after the connections are closed, also if opening fails. */
async function openAt(
  url: string,
  { log, passwordVariable = 'DATABASE_URL', patience = 30_000, isAlone = false }: StoreOptions,
  closeServer: () => Promise<void>,
): Promise<OpenStore> {
  const connection = connect(url, log);
  const close = async () => {
    await connection.close();
    await closeServer();
  };
  try {
    // A server started together with the bot may need a moment longer, or end the connection once more, and one
    // that is being repaired hours.
    const applied = await untilThere(() => bringUpToDate(url), {
      log,
      isMissing: isUnavailable,
      words: (reason) =>
        `The database at ${serverOf(url)} can not be reached yet (${reason}): is it running, and DATABASE_URL right? The bot waits for it.`,
      pause: NEXT_TRY,
      patience,
    });
    if (applied.length > 0) log.info({ applied }, 'Brought the tables up to date.');
    return { store: createStore(connection, isAlone), url, close };
  } catch (error) {
    await close();
    throw asUnavailable(serverProblem(error, url, passwordVariable));
  }
}

/** @returns the names of the migrations applied now. */
async function bringUpToDate(url: string): Promise<string[]> {
  const client = patientClient(url);
  await client.connect();
  try {
    await checkVersion(client);
    await prepareSchema(url, client);
    return await migrate(client);
  } finally {
    await client.end();
  }
}
