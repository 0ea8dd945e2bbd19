import { setTimeout } from 'node:timers/promises';
import type { Log } from '../table/match/context.ts';

/** How to wait for something that a start needs, and that may come by itself. */
export interface Waiting {
  log: Pick<Log, 'warn'>;
  /** Whether an error says that it is not there yet; any other is thrown at once. */
  isMissing: (error: unknown) => boolean;
  /** The line that is logged once, with the reason why it isn't there yet. */
  words: (reason: string) => string;
  /** Milliseconds between two attempts. */
  pause: number;
  /** Milliseconds, by a clock that nobody sets, after which the error is thrown all the same. */
  patience?: number;
}

/** Tries until what it needs is there. */
export async function untilThere<Value>(
  work: () => Promise<Value>,
  { log, isMissing, words, pause, patience = Number.POSITIVE_INFINITY }: Waiting,
): Promise<Value> {
  const until = performance.now() + patience;
  let said = false;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isMissing(error) || performance.now() >= until) throw error;
      if (!said) log.warn({}, words(reasonOf(error)));
      said = true;
      await setTimeout(pause);
    }
  }
}

/** If several addresses were tried in vain, Node.js gives each its own error, and all of them together no message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors.at(-1));
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
