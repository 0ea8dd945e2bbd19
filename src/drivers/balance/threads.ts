import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { packsThere } from '../../packs/sharing.ts';
import type { ThreadTask } from '../thread-task.ts';

const BOOTSTRAP = new URL('../../worker-thread.js', import.meta.url);

/** Plays games elsewhere; null once there's nothing left to play. */
export interface Threads<Task, Played> {
  play(task: Task): Promise<Played | null>;
  close(): Promise<void>;
}

/**
 * Plays the games of `gameId` on as many threads as the machine has cores, in the order in which they are asked
 * for; `close` when all are played.
 *
 * @param entry what plays single games on a thread: its default export takes a `ThreadTask`
 * @param stop once aborted, current and future games are not played: null
 */
export function onThreads<Task, Played>(
  entry: URL,
  gameId: string,
  stop?: AbortSignal,
): Threads<Task, Played> {
  const pool = new Piscina<ThreadTask<Task>, Played>({
    filename: fileURLToPath(BOOTSTRAP),
    maxThreads: availableParallelism(),
    workerData: { entry: entry.href },
    // Without it every second game is put last, and a run that is stopped has half of each column.
    stricterFIFO: true,
  });
  // Not with a signal for each game: games with one would come in the reverse order.
  stop?.addEventListener('abort', () => pool.destroy());
  return {
    play: (task) =>
      pool.run({ gameId, packs: packsThere(), task }).catch((problem: unknown) => {
        if (stop?.aborted) return null;
        throw problem;
      }),
    close: () => pool.destroy(),
  };
}
