import type { Log } from '../../src/table/match/context.ts';

const fail = (details: object, message: string): never => {
  throw new Error(message, { cause: details });
};

/** The log of a test in which nothing goes wrong. */
export const nothingToLog: Log = { warn: fail, error: fail };
