import { StoreUnavailable } from '../table/saved/store.ts';

/** Postgres: cannot connect now, shutting down, too many connections, no disk, lock not available. */
const UNAVAILABLE_STATES = /^(08|57P|53)|^55P03$|^57014$|^25P0[23]$/;
/** Postgres: somebody else's transaction got in between; the same work may succeed now. */
const COLLISION_STATES = new Set(['23505', '40001', '40P01']);
/** Prisma: no connection, connection closed, pool timeout, transaction not started or expired. */
const UNAVAILABLE_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
const CLOSED =
  /connection terminated|connection ended|client has encountered a connection error|not queryable|timeout exceeded when trying to connect|timeout expired|server has closed the connection|can't reach database|socket hang up/i;

/** Whether the transaction collided with another one and may be tried again. */
export const isCollision = (error: unknown): boolean =>
  chain(error).some((cause) => wordsOf(cause).some((word) => COLLISION_STATES.has(word)));

/** Whether the database is not there, or not for now. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof StoreUnavailable ||
  chain(error).some(
    (cause) =>
      wordsOf(cause).some(
        (word) =>
          UNAVAILABLE_CODES.has(word) || SYSTEM_CODES.has(word) || UNAVAILABLE_STATES.test(word),
      ) || CLOSED.test(String(cause.message ?? '')),
  );

/** Turns every sign of a database that is not there into `StoreUnavailable`; other errors stay as they are. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof StoreUnavailable || !isUnavailable(error)) return error;
  return new StoreUnavailable('The database can not be reached.', { cause: error });
}

interface Cause {
  code?: unknown;
  originalCode?: unknown;
  kind?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: { code?: unknown; driverAdapterError?: unknown };
}

/** The error with everything it was caused by; Prisma hides the driver's own error in different places. */
function chain(error: unknown, depth = 0): Cause[] {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const cause = error as Cause;
  const inner = [cause.cause, cause.meta?.driverAdapterError];
  return [cause, ...inner.flatMap((next) => chain(next, depth + 1))];
}

const wordsOf = ({ code, originalCode, meta }: Cause): string[] =>
  [code, originalCode, meta?.code].filter((word) => typeof word === 'string');
