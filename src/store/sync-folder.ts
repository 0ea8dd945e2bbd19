import fs from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** How many files are synced at a time: the disk does many in little more than the time of one. */
const TOGETHER = 32;

/**
 * Syncs to the disk which files a folder has, under which names; not their contents. Windows does that by
 * itself, and can't be asked to.
 */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Syncs a folder to the disk, with everything in it. */
export async function syncAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const next = files.values();
  const syncing = Array.from({ length: TOGETHER }, async () => {
    for (const { parentPath, name } of next) await syncFile(join(parentPath, name));
  });
  await Promise.all(syncing);
  for (const entry of entries) {
    if (entry.isDirectory()) syncFolder(join(entry.parentPath, entry.name));
  }
  syncFolder(folder);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}
