import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';

const BOOTSTRAP = new URL('../../../worker-process.js', import.meta.url);
/** Megabytes that it may take, including its games. The longest match takes a quarter. */
const MEMORY = 384;
/** How a process ends that has taken more, whether it gives up or the system kills it. */
const OUT_OF_MEMORY = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL']);
/** The same exit on systems without signals. */
const ABORTED = 134;

/** The file has taken more time or memory than any match needs. */
export class OverLimits extends Error {
  override name = 'OverLimits';
}

/** A process that reads one file at a time. */
export interface ReadingProcess<Given, Read> {
  /**
   * @param longest milliseconds that it may take
   * @throws OverLimits, or another error if the process ends by itself; after any error the process is unusable
   */
  read(given: Given, longest: number): Promise<Read>;
  end(): void;
}

/**
 * Starts a process rather than a thread: on Node 24 a thread that runs out of memory takes its whole process
 * with it.
 *
 * @param entry the module whose default export reads a file
 */
export function startReadingProcess<Given, Read>(entry: URL): ReadingProcess<Given, Read> {
  const child = fork(BOOTSTRAP, [entry.href], {
    execArgv: [`--max-old-space-size=${MEMORY}`, ...loaderOf(entry)],
    // As structured data: bytes stay bytes.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return {
    read: (given, longest) => answerOf<Read>(child, given, longest),
    end: () => void child.kill('SIGKILL'),
  };
}

/** What Node needs to run the module; one that is compiled needs nothing. */
const loaderOf = (entry: URL): string[] =>
  entry.pathname.endsWith('.ts') ? ['--import', import.meta.resolve('tsx/esm')] : [];

async function answerOf<Read>(child: ChildProcess, given: unknown, longest: number): Promise<Read> {
  const waiting = new AbortController();
  const signal = AbortSignal.any([waiting.signal, AbortSignal.timeout(longest)]);
  const said = once(child, 'message', { signal });
  const ended = once(child, 'exit', { signal }).then(([code, by]) =>
    Promise.reject(endedBy(code, by)),
  );
  child.send(given as Serializable);
  try {
    const [{ done }] = await Promise.race([said, ended]);
    return done;
  } catch (error) {
    if (signal.aborted) throw new OverLimits(`It was not read within ${longest} ms.`);
    throw error;
  } finally {
    waiting.abort();
  }
}

/** Why the process ended by itself. */
function endedBy(code: number | null, signal: string | null): Error {
  const end = `the process that read it ended with ${signal ?? code}.`;
  const isFull = code === ABORTED || (signal !== null && OUT_OF_MEMORY.has(signal));
  return isFull ? new OverLimits(`Out of memory: ${end}`) : new Error(end);
}
