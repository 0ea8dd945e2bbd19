import fs, { type PathLike } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** What the disk writes at a time: half of a page that Postgres writes may be there. */
const BLOCK = 4096;

/** What a power cut leaves of a folder. */
export interface ForgetfulDisk {
  /** How often something was synced to the disk. */
  syncs(): number;
  /**
   * Lays out what is there after a power cut at this moment.
   * @param kept whether the disk happens to have a block that it was never asked to keep
   */
  cutPower(folder: string, kept: () => boolean): void;
  /** Gives the system its own file functions back. */
  restore(): void;
}

/**
 * Watches what this process does with the files of a folder. A file's contents are on the disk once the file
 * was synced, and its name once its folder was: POSIX promises no more. Everything already there is.
 */
export function watchDisk(watched: string): ForgetfulDisk {
  const { openSync, fdatasyncSync, fsyncSync } = fs;
  const paths = new Map<number, string>();
  /** What is on the disk: the contents of each file by its number, and the files' names. */
  const contents = new Map<number, Buffer>();
  const names = new Map<string, number>();
  let syncs = 0;

  for (const path of filesIn(watched)) keep(path);

  function keep(path: string): void {
    const { ino } = fs.statSync(path);
    names.set(relative(watched, path), ino);
    contents.set(ino, fs.readFileSync(path));
  }

  function keepNames(folder: string): void {
    const inside = relative(watched, folder);
    for (const name of names.keys()) if (dirname(name) === (inside || '.')) names.delete(name);
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isFile()) names.set(relative(watched, path), fs.statSync(path).ino);
    }
  }

  /** The real disk is left alone, which saves a lot of time. */
  function sync(descriptor: number): void {
    const path = paths.get(descriptor);
    if (path === undefined) return;
    syncs += 1;
    const stats = fs.fstatSync(descriptor);
    if (stats.isDirectory()) keepNames(path);
    else contents.set(stats.ino, fs.readFileSync(path));
  }

  fs.openSync = (path: PathLike, ...how: [fs.OpenMode?, (fs.Mode | null)?]) => {
    const there = fs.existsSync(path);
    const descriptor = openSync(path, ...(how as [fs.OpenMode]));
    paths.delete(descriptor);
    if (!relative(watched, String(path)).startsWith('..')) {
      paths.set(descriptor, String(path));
      // The system reuses the numbers of files that are gone.
      if (!there) contents.delete(fs.fstatSync(descriptor).ino);
    }
    return descriptor;
  };
  fs.fdatasyncSync = sync;
  fs.fsyncSync = sync;
  syncBuiltinESMExports();

  return {
    syncs: () => syncs,
    cutPower(folder, kept) {
      fs.cpSync(watched, folder, { recursive: true });
      for (const path of filesIn(folder)) fs.rmSync(path);
      for (const [name, file] of names) {
        const present = join(watched, name);
        const onDisk = contents.get(file) ?? Buffer.alloc(0);
        const now = fs.existsSync(present) ? fs.readFileSync(present) : onDisk;
        fs.writeFileSync(join(folder, name), mixed(onDisk, now, kept));
      }
    },
    restore() {
      Object.assign(fs, { openSync, fdatasyncSync, fsyncSync });
      syncBuiltinESMExports();
    },
  };
}

/** What was synced to the disk, with those merely written blocks that it has all the same. */
function mixed(onDisk: Buffer, written: Buffer, kept: () => boolean): Buffer {
  const result = Buffer.from(onDisk);
  for (let at = 0; at < Math.min(onDisk.length, written.length); at += BLOCK) {
    const block = written.subarray(at, at + BLOCK);
    if (!block.equals(onDisk.subarray(at, at + BLOCK)) && kept()) block.copy(result, at);
  }
  return result;
}

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
