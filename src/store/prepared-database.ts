import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar';
import { syncAll, syncFolder } from './sync-folder.ts';

/**
 * The files of an empty database as PGlite makes them, which takes it seconds and 850 MB. Made by `npm run
 * prepare-database`, anew for each version of PGlite.
 */
export const PREPARED = new URL('../../assets/database/empty.tar.br', import.meta.url);

/**
 * Copies the files of an empty database into a folder, if there is none yet. A folder that appears is complete,
 * even if the process is killed or the power fails.
 */
export async function layOutDatabase(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const files = extract({ cwd: unfinished });
  await pipeline(createReadStream(PREPARED), createBrotliDecompress(), files);
  await syncAll(unfinished);
  await rename(unfinished, folder);
  syncFolder(dirname(folder));
}
