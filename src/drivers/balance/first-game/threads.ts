import { onThreads, type Threads } from '../threads.ts';
import type { FirstTask } from './index.ts';
import type { PlayedFirst } from './playing.ts';

const ENTRY = new URL('./first-game-worker.ts', import.meta.url);

/** Plays first games on threads of their own; see `onThreads`. */
export const playFirstOnThreads = (
  gameId: string,
  stop?: AbortSignal,
): Threads<FirstTask, PlayedFirst> => onThreads(ENTRY, gameId, stop);
