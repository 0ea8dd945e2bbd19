import { join } from 'node:path';
import type { z } from 'zod';
import { readPack } from '../../packs/read-pack.ts';

/** Before the folder in which each game's box is a pack, called by the game's id; see `compiled.js`. */
const ARGUMENT = '--box';

const fromFiles = new WeakSet<object>();

/** Whether a game's box has been read from files. */
export const isFromFiles = (box: unknown): boolean => fromFiles.has(box as object);

/** A game's box as the files of a pack say it, in place of what is compiled in. */
export function boxFromFiles<Content extends object>(
  game: string,
  schema: z.ZodType<Content>,
): Content {
  const place = process.argv.indexOf(ARGUMENT);
  const folder = place < 0 ? undefined : process.argv[place + 1];
  if (folder === undefined) throw new RangeError(`${ARGUMENT} is followed by no folder.`);
  const box = schema.parse(readPack(join(folder, game)).value[game]);
  fromFiles.add(box);
  return box;
}
