import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Playing } from './index.ts';
import type { PlayedTogether } from './playing.ts';

const BOOTSTRAP = new URL('../../../worker-thread.js', import.meta.url);
const ENTRY = new URL('./playing-worker.ts', import.meta.url);

/**
 * Plays the games of `gameId` on as many threads as the machine has cores; `close` when all are played.
 *
 * @param stop once aborted, games under way and to come are not played: null
 */
export function playOnThreads(
  gameId: string,
  stop?: AbortSignal,
): Pick<Playing, 'play'> & { close(): Promise<void> } {
  // Every game that waits for a thread listens.
  if (stop) setMaxListeners(0, stop);
  const pool = new Piscina<object, PlayedTogether>({
    filename: fileURLToPath(BOOTSTRAP),
    maxThreads: availableParallelism(),
    workerData: { entry: ENTRY.href },
  });
  return {
    play: (task) =>
      pool.run({ gameId, task }, { signal: stop ?? null }).catch((problem: unknown) => {
        if (stop?.aborted) return null;
        throw problem;
      }),
    close: () => pool.destroy(),
  };
}
