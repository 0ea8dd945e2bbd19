import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line of the log says that comes of the same thing. */
export interface LogContext {
  /** Discord's id of the interaction that it began with. */
  interaction: string;
  /** Where that was. */
  channel: string | null;
}

const storage = new AsyncLocalStorage<LogContext>();

/**
 * Does some work, and marks every line that the log gets from it or from what it has begun: a choice,
 * the messages that it owes, what companions do because of it.
 */
export const inLogContext = <Result>(context: LogContext, work: () => Result): Result =>
  storage.run(context, work);

/** What belongs on a line that is written now; a copy, empty outside of any such work. */
export const logContext = (): Partial<LogContext> => ({ ...storage.getStore() });
