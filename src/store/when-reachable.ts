import { untilThere } from '../starting/until-there.ts';
import type { Log } from '../table/match/context.ts';
import { isUnavailable } from './failures.ts';

/** Milliseconds between two attempts, and for which the database may be away. */
const NEXT_TRY = 1_000;
const PATIENCE = 60_000;

/**
 * Does the part of a start that needs the database, which may go away in the middle of it as at any other time.
 * @param work done from the beginning at each attempt
 */
export const whenReachable = <Value>(
  log: Log,
  work: () => Promise<Value>,
  pause = NEXT_TRY,
): Promise<Value> =>
  untilThere(work, {
    log,
    isMissing: isUnavailable,
    words: (reason) =>
      `The database has gone away during the start (${reason}). The bot waits for it.`,
    pause,
    patience: PATIENCE,
  });
