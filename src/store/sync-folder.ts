import fs from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** How many files are synced at a time: the disk does many in little more than the time of one. */
const TOGETHER = 32;

/**
 * Brings to the disk which files a folder has, under which names; not what is in them. Windows does that by
 * itself, and lets nobody ask for it.
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

/** Brings a folder to the disk, with everything that is in it. */
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
