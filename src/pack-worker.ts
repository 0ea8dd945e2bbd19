import { games } from './games/index.ts';
import { checkFile } from './table/around/packs/pack-reader.ts';
import type { PackFile } from './table/around/packs/packs.ts';

/** Runs in a process of its own: checks packs, which it registers to find out, and forgets them with its end. */
export default (file: PackFile) => checkFile(file, games);
