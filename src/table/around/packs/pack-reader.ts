import type { Game } from '../../../kernel/game.ts';
import { checkPack } from '../../../packs/check-pack.ts';
import { packIn, problemOf, UnreadablePack } from '../../../packs/read-pack.ts';
import { readingApart } from '../administering/reading-apart.ts';
import { OverLimits } from '../administering/reading-process.ts';
import type { CheckedPack, PackFile, PackReader } from './packs.ts';

/** Milliseconds for one pack, including the start of the process that checks it. */
const LONGEST = 20_000;

/** @param entry the module whose default export checks a pack; null: it is done in this process */
export function createPackReader(entry: URL | null, games: readonly Game[]): PackReader {
  const apart = readingApart<PackFile, CheckedPack>(entry, LONGEST, (file) =>
    checkFile(file, games),
  );
  return {
    async check(file) {
      try {
        return await apart.read(file);
      } catch (error) {
        if (error instanceof OverLimits) return null;
        throw error;
      }
    },
    close: apart.close,
  };
}

/** What is wrong with a file, if anything. */
export function checkFile({ name, bytes }: PackFile, games: readonly Game[]): CheckedPack {
  try {
    return checkPack(packIn(name, bytes), games);
  } catch (error) {
    if (!(error instanceof UnreadablePack)) throw error;
    return { problems: [problemOf(error)] };
  }
}
