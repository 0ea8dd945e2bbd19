import { onThreads, type Threads } from '../threads.ts';
import type { Task } from './index.ts';
import type { PlayedTogether } from './playing.ts';

const ENTRY = new URL('./playing-worker.ts', import.meta.url);

/**
 * Plays games that all win or lose together on threads of their own; see `onThreads`.
 *
 * @param entry the module they run: the one beside this one, or its compiled form
 */
export const playOnThreads = (
  gameId: string,
  stop?: AbortSignal,
  entry = ENTRY,
): Threads<Task, PlayedTogether> => onThreads(entry, gameId, stop);
