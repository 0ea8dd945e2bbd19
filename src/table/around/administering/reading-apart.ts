import { type ReadingProcess, startReadingProcess } from './reading-process.ts';

/** Milliseconds after which the process ends when there is nothing to read. */
const IDLE = 10_000;

/** Something that is read in a process of its own, one after the other. */
export interface ReadingApart<Given, Read> {
  /** @throws OverLimits, or another error if the process has ended by itself; the next gets a new one */
  read(given: Given): Promise<Read>;
  close(): Promise<void>;
}

/**
 * Keeps the reading of what people hand in out of this process, with limits of time and memory: it could be
 * designed to use up both.
 * @param entry the module whose default export reads; null: `here` does, in this process
 * @param longest milliseconds that it may take, including the start of the process
 */
export function readingApart<Given, Read>(
  entry: URL | null,
  longest: number,
  here: (given: Given) => Read | Promise<Read>,
): ReadingApart<Given, Read> {
  let process: ReadingProcess<Given, Read> | null = null;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(idle);
    process?.end();
    process = null;
  }

  return {
    async read(given) {
      if (!entry) return here(given);
      clearTimeout(idle);
      process ??= startReadingProcess<Given, Read>(entry);
      try {
        const read = await process.read(given, longest);
        idle = setTimeout(end, IDLE).unref();
        return read;
      } catch (error) {
        end();
        throw error;
      }
    },
    close: async () => end(),
  };
}
