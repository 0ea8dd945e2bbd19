import type { Games } from '../../match/saved/games.ts';
import type { FileReader } from './file-to-import.ts';
import { readFile } from './read-file.ts';
import { OverLimits, type ReadingProcess, startReadingProcess } from './reading-process.ts';

/**
 * Milliseconds in which a file must be read and its match played again, including the start of the process:
 * several times as long as the longest match takes.
 */
const LONGEST = 60_000;
/** Milliseconds after which the process ends when there is nothing to read. */
const IDLE = 10_000;

export interface FileReaderOptions {
  games: Games;
  /** The module that the process runs, with the same games; null: files are read in this process. */
  entry: URL | null;
  /** Milliseconds that one file may take. */
  longest?: number;
}

/**
 * Keeps the reading of files out of this process, with limits of time and memory: a made-up file could be
 * designed to use up both.
 */
export function createFileReader({
  games,
  entry,
  longest = LONGEST,
}: FileReaderOptions): FileReader {
  let process: ReadingProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(idle);
    process?.end();
    process = null;
  }

  return {
    async read(bytes) {
      if (!entry) return readFile(games, bytes);
      clearTimeout(idle);
      process ??= startReadingProcess(entry);
      try {
        const read = await process.read(bytes, longest);
        idle = setTimeout(end, IDLE).unref();
        return read;
      } catch (error) {
        end();
        if (!(error instanceof OverLimits)) throw error;
        return { because: 'too-much', fault: error.message };
      }
    },
    close: async () => end(),
  };
}
