import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A running process: its id, and what tells it from a later one with the same id, where the system says. */
interface Holder {
  pid: number;
  identity: string | null;
}

/** Another process works with this folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

const heldHere = new Set<string>();

/**
 * Reserves a folder for this process with a file in it. A lock left behind by a process that was
 * killed is taken over.
 * @returns gives the folder up.
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  if (heldHere.has(path)) throw new FolderInUse(`This process has opened ${folder} already.`);
  const content = JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) });
  for (let tries = 0; !write(path, content); tries++) {
    const holder = read(path);
    if (holder && isRunning(holder)) {
      throw new FolderInUse(
        `The folder ${folder} is in use by the process ${holder.pid}. Stop that process, or choose another DATA_FOLDER.`,
      );
    }
    if (tries === 3) throw new FolderInUse(`The lock ${path} could not be taken over.`);
    setAside(path);
  }
  heldHere.add(path);
  return () => {
    heldHere.delete(path);
    rmSync(path, { force: true });
  };
}

function write(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Null for a lock that can't be read: its writer was killed while writing. */
function read(path: string): Holder | null {
  try {
    const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof json !== 'object' || json === null || !('pid' in json)) return null;
    const identity = 'identity' in json && typeof json.identity === 'string' ? json.identity : null;
    return typeof json.pid === 'number' ? { pid: json.pid, identity } : null;
  } catch {
    return null;
  }
}

/** Of two processes that take over the same lock at once, the later one may catch the first one's new lock: it goes back. */
function setAside(path: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    const caught = read(aside);
    if (caught && isRunning(caught)) linkSync(aside, path);
    rmSync(aside, { force: true });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  }
}

function isRunning({ pid, identity }: Holder): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  const now = identityOf(pid);
  return identity === null || now === null || now === identity;
}

/** Linux: which start of the system, and when in it the process began. Null elsewhere. */
function identityOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process's name, in parentheses, may contain spaces; the start time is field 22 of the line.
    const started = status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
    return started ? `${boot}:${started}` : null;
  } catch {
    return null;
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;
