import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Playing } from './index.ts';
import type { PlayedTogether } from './playing.ts';

const BOOTSTRAP = new URL('../../../worker-thread.js', import.meta.url);
const ENTRY = new URL('./playing-worker.ts', import.meta.url);

/** Plays the games of `gameId` on as many threads as the machine has cores; `close` when all are played. */
export function playOnThreads(gameId: string): Pick<Playing, 'play'> & { close(): Promise<void> } {
  const pool = new Piscina<object, PlayedTogether>({
    filename: fileURLToPath(BOOTSTRAP),
    maxThreads: availableParallelism(),
    workerData: { entry: ENTRY.href },
  });
  return {
    play: (task) => pool.run({ gameId, task }),
    close: () => pool.destroy(),
  };
}
