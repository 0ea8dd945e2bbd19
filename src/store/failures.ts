import { StoreUnavailable } from '../table/match/saved/store.ts';

/** Postgres: cannot connect now, shutting down, too many connections, no disk, lock not available. */
const UNAVAILABLE_STATES = /^(08|57P|53)|^55P03$|^57014$|^25P0[23]$/;
/** Postgres: somebody else's transaction got in between; the same work may succeed now. The last is Prisma's code. */
const COLLISION_STATES = new Set(['23505', '40001', '40P01', 'P2034']);
const UNREACHABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  // The same in Prisma's words: no server, too slow, a connection that was closed.
  'P1001',
  'P1008',
  'P1017',
]);
/** What pg says about a connection that was closed, by the server or by us: the pool ends when the bot stops. */
const CLOSED =
  /connection terminated|connection ended|calling end on the pool|client has encountered a connection error|not queryable|timeout exceeded when trying to connect|timeout expired|query read timeout|server has closed the connection|socket hang up/i;

/** Whether the transaction collided with another one and may be tried again. */
export const isCollision = (error: unknown): boolean =>
  chain(error).some(({ code }) => typeof code === 'string' && COLLISION_STATES.has(code));

/** Whether the database is unreachable, or unavailable for now. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof StoreUnavailable ||
  chain(error).some(
    ({ code, message }) =>
      (typeof code === 'string' &&
        (UNREACHABLE_CODES.has(code) || UNAVAILABLE_STATES.test(code))) ||
      CLOSED.test(String(message ?? '')),
  );

/** Turns every sign of an unreachable database into `StoreUnavailable`; other errors stay unchanged. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof StoreUnavailable || !isUnavailable(error)) return error;
  return new StoreUnavailable('The database can not be reached.', { cause: error });
}

/** Does some work; throws `StoreUnavailable` if the database is unreachable. */
export async function reachable<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw asUnavailable(error);
  }
}

interface Cause {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  /** Postgres's own code in what Prisma's adapter throws. */
  originalCode?: unknown;
  /** What Prisma keeps of the error that its adapter has thrown. */
  meta?: { driverAdapterError?: unknown };
}

/** The error with everything it was caused by. */
function chain(error: unknown, depth = 0): Pick<Cause, 'code' | 'message'>[] {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const { code, originalCode, message, cause, meta } = error as Cause;
  const causes = [cause, meta?.driverAdapterError];
  return [
    { code: originalCode ?? code, message },
    ...causes.flatMap((one) => chain(one, depth + 1)),
  ];
}
