import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../table/context.ts';
import { isUnavailable } from './failures.ts';

/** Milliseconds between two tries, and for which the database may be away. */
const NEXT_TRY = 1_000;
const PATIENCE = 60_000;

/**
 * Does what a start needs the database for, which may go away in the middle of it as at any other time.
 * @param work done from the beginning at each try
 */
export async function whenReachable<Value>(
  log: Log,
  work: () => Promise<Value>,
  pause = NEXT_TRY,
): Promise<Value> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() >= until) throw error;
      log.warn({ error }, 'The database has gone away during the start; trying again.');
      await wait(pause);
    }
  }
}
