import pg from 'pg';
import { NeedsOperator } from '../starting/needs-operator.ts';

/** A database on a server, as messages name it. */
interface Place {
  user: string;
  database: string;
  schema: string;
  /** `host:port` */
  server: string;
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html → what the operator can do about it. */
const ADVICE: Readonly<Record<string, (place: Place, passwordVariable: string) => string>> = {
  '28P01': ({ user, server }, variable) =>
    `The database at ${server} does not take the password of ${user}. Put the right one into ${variable}; a server that exists already keeps the one it was made with.`,
  '28000': ({ user, server }) =>
    `The database at ${server} does not let ${user} in. Create that user, allow it in pg_hba.conf, or name another in DATABASE_URL.`,
  '3D000': ({ database, server }) =>
    `The server at ${server} has no database ${database}. Create it (createdb ${database}), or name another in DATABASE_URL.`,
  '42501': ({ user, database, schema }) =>
    `${user} may not do in the database ${database} what the bot needs. Give it the right: GRANT CREATE ON DATABASE "${database}" TO "${user}"; GRANT USAGE, CREATE ON SCHEMA "${schema}" TO "${user}"; and have it own the tables there.`,
};

/** What `pg` says, without a code, if the server wants a password and got none. */
const NO_PASSWORD = /password must be a string|no password/i;
const NO_ENCRYPTION = /does not support SSL/i;

/**
 * What keeps the bot from using a database server, for its operator; other errors are returned unchanged.
 * @param passwordVariable the variable in which the operator has given the password
 */
export function serverProblem(error: unknown, url: string, passwordVariable: string): unknown {
  const place = placeOf(url);
  const advice = error instanceof pg.DatabaseError ? ADVICE[error.code ?? ''] : undefined;
  if (advice) return new NeedsOperator(advice(place, passwordVariable), { cause: error });
  if (!(error instanceof Error)) return error;
  if (NO_PASSWORD.test(error.message)) {
    const message = `The database at ${place.server} wants a password for ${place.user}. Put it into ${passwordVariable}.`;
    return new NeedsOperator(message, { cause: error });
  }
  if (NO_ENCRYPTION.test(error.message)) {
    const message = `The database at ${place.server} takes no encrypted connections. Leave sslmode out of DATABASE_URL.`;
    return new NeedsOperator(message, { cause: error });
  }
  return error;
}

/** `host:port` of a database's address: the part that may be shown. */
export const serverOf = (url: string): string => placeOf(url).server;

function placeOf(url: string): Place {
  const { username, hostname, port, pathname, searchParams } = new URL(url);
  const user = decodeURIComponent(username) || 'postgres';
  return {
    user,
    database: decodeURIComponent(pathname.slice(1)) || user,
    schema: searchParams.get('schema') ?? 'public',
    server: `${hostname || 'localhost'}:${port || 5432}`,
  };
}
