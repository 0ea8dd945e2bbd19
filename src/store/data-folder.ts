import { constants } from 'node:fs';
import { access, readdir, readFile, rmdir, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { NeedsOperator } from '../starting/needs-operator.ts';

/** Bytes that Postgres needs to begin with: its log of changes grows by as much. */
const LEAST_FREE = 16 * 1024 * 1024;

const BACK_UP =
  'Put a back-up in its place (docs/operations.md), or move it away, and the bot begins with an empty one';

/** What to do if the system refuses an operation on a file of the data folder. */
const ADVICE: Readonly<Record<string, (path: string) => string>> = {
  EACCES: noRight,
  EPERM: noRight,
  EROFS: (path) => `${path} can only be read. Make it writable, or choose another DATA_FOLDER.`,
  ENOTDIR: inTheWay,
  EEXIST: inTheWay,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
};

function noRight(path: string): string {
  const user = process.getuid ? ` (number ${process.getuid()})` : '';
  return `The bot has no right to read and write ${path}. Give it to the user that the bot runs as${user}, or choose another DATA_FOLDER.`;
}

function inTheWay(path: string): string {
  return `${path} is a file, where the bot keeps a folder. Move it away, or choose another DATA_FOLDER.`;
}

function diskFull(path: string): string {
  return `The disk of ${path} is full. Free some space and start the bot again, or choose another DATA_FOLDER.`;
}

/**
 * Makes sure that a folder may hold the database, or nothing yet: Postgres itself would only say that it has
 * ended.
 * @throws NeedsOperator
 */
export async function checkDatabaseFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!found) return;
  if (!found.isDirectory()) throw new NeedsOperator(inTheWay(resolve(folder)));
  const names = await readdir(folder);
  // A folder that somebody has made for it.
  if (names.length === 0) return rmdir(folder);
  if (!names.includes('PG_VERSION')) throw damaged(folder, 'PG_VERSION is missing');
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await access(join(entry.parentPath, entry.name), constants.R_OK | constants.W_OK);
  }
}

/**
 * What keeps the embedded database from being opened, for the operator.
 * @param dataFolder the folder that was asked for
 * @param database Postgres's own folder in it
 */
export async function folderProblem(
  error: unknown,
  dataFolder: string,
  database: string,
): Promise<unknown> {
  const { code = '', path = dataFolder } = error as NodeJS.ErrnoException;
  const advice = ADVICE[code];
  if (advice) return new NeedsOperator(advice(resolve(path)), { cause: error });
  if (await isFull(dataFolder))
    return new NeedsOperator(diskFull(resolve(dataFolder)), { cause: error });
  if (!isPostgresEnd(error)) return error;
  return damaged(database, await versionIn(database), error);
}

const damaged = (folder: string, reason: string, cause?: unknown) =>
  new NeedsOperator(
    `The database in ${resolve(folder)} can not be opened: ${reason}. ${BACK_UP}.`,
    {
      cause,
    },
  );

/** What is known about a database that Postgres does not open; it does not say itself. */
async function versionIn(database: string): Promise<string> {
  const version = await readFile(join(database, 'PG_VERSION'), 'utf8').catch(() => null);
  return `its files are damaged, or of another version of Postgres (they say ${version?.trim() ?? 'none'})`;
}

const isFull = (folder: string): Promise<boolean> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize < LEAST_FREE,
    () => false,
  );

/** How a Postgres in WebAssembly gives up. */
const isPostgresEnd = (error: unknown): boolean =>
  error instanceof Error && /RuntimeError|ExitStatus|PGlite/.test(`${error.name} ${error.message}`);
