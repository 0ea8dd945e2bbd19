import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type FileLocks = typeof import('fs-native-extensions');

/** Another process works with this folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * Reserves a folder for this process. The lock is the operating system's and ends with the process, however
 * that ends, so that nothing is left behind and nobody has to guess whether its holder is alive.
 * @returns releases the folder.
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const descriptor = openSync(join(folder, 'lock'), 'a+');
  const holder = join(folder, 'lock.pid');
  try {
    if (!fileLocks().tryLock(descriptor)) throw inUse(folder, holder);
    writeFileSync(holder, String(process.pid));
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  return () => {
    rmSync(holder, { force: true });
    closeSync(descriptor);
  };
}

/** Loaded when it is needed: with a Postgres elsewhere the bot runs on systems that the package has no binary for. */
function fileLocks(): FileLocks {
  try {
    return createRequire(import.meta.url)('fs-native-extensions') as FileLocks;
  } catch (cause) {
    const message =
      'Files can not be locked on this system, so the embedded database can not be used. Give the bot a Postgres with DATABASE_URL.';
    throw new Error(message, { cause });
  }
}

function inUse(folder: string, holder: string): FolderInUse {
  return new FolderInUse(
    `The folder ${folder} is in use by ${nameOf(holder)}. Stop that process, or choose another DATA_FOLDER.`,
  );
}

/** For people only: whether a process holds the folder is for the lock to say. */
function nameOf(holder: string): string {
  try {
    return `the process ${readFileSync(holder, 'utf8')}`;
  } catch {
    return 'another process';
  }
}
