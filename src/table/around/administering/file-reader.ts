import type { Games } from '../../match/saved/games.ts';
import type { FileReader, FileRefused, FileToImport } from './file-to-import.ts';
import { readFile } from './read-file.ts';
import { readingApart } from './reading-apart.ts';
import { OverLimits } from './reading-process.ts';

/**
 * Milliseconds in which a file must be read and its match played again: several times as long as the longest
 * match takes.
 */
const LONGEST = 60_000;

export interface FileReaderOptions {
  games: Games;
  /** The module that the process runs, with the same games; null: files are read in this process. */
  entry: URL | null;
  /** Milliseconds that one file may take. */
  longest?: number;
}

/** Reads files of matches. */
export function createFileReader({
  games,
  entry,
  longest = LONGEST,
}: FileReaderOptions): FileReader {
  const apart = readingApart<Uint8Array, FileToImport | FileRefused>(entry, longest, (bytes) =>
    readFile(games, bytes),
  );
  return {
    async read(bytes) {
      try {
        return await apart.read(bytes);
      } catch (error) {
        if (!(error instanceof OverLimits)) throw error;
        return { because: 'too-much', fault: error.message };
      }
    },
    close: apart.close,
  };
}
