import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Playing } from './index.ts';
import type { PlayedTogether } from './playing.ts';

const BOOTSTRAP = new URL('../../../worker-thread.js', import.meta.url);
const ENTRY = new URL('./playing-worker.ts', import.meta.url);

/**
 * Plays the games of `gameId` on as many threads as the machine has cores, in the order in which they are
 * asked for; `close` when all are played.
 *
 * @param stop once aborted, games under way and to come are not played: null
 */
export function playOnThreads(
  gameId: string,
  stop?: AbortSignal,
): Pick<Playing, 'play'> & { close(): Promise<void> } {
  const pool = new Piscina<object, PlayedTogether>({
    filename: fileURLToPath(BOOTSTRAP),
    maxThreads: availableParallelism(),
    workerData: { entry: ENTRY.href },
    // Without it every second game is put last, and a run that is stopped has half of each column.
    stricterFIFO: true,
  });
  // Not by a signal for each game: those with one would come in the reverse order.
  stop?.addEventListener('abort', () => pool.destroy());
  return {
    play: (task) =>
      pool.run({ gameId, task }).catch((problem: unknown) => {
        if (stop?.aborted) return null;
        throw problem;
      }),
    close: () => pool.destroy(),
  };
}
