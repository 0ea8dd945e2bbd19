import { onThreads, type Threads } from '../threads.ts';
import type { Task } from './index.ts';
import type { PlayedTogether } from './playing.ts';

const ENTRY = new URL('./playing-worker.ts', import.meta.url);

/** Plays games that all win or lose together on threads of their own; see `onThreads`. */
export const playOnThreads = (gameId: string, stop?: AbortSignal): Threads<Task, PlayedTogether> =>
  onThreads(ENTRY, gameId, stop);
