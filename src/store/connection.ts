import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { Log } from '../table/context.ts';
import { PrismaClient } from './generated/client.ts';

/** Postgres 14, as `server_version_num` has it. */
const OLDEST = 140_000;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505';

export interface Connection {
  prisma: PrismaClient;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** What a database URL says; `?schema=` is Prisma's way of naming a schema. */
function settingsOf(url: string): { connectionString: string; schema: string } {
  const parsed = new URL(url);
  const schema = parsed.searchParams.get('schema') ?? 'public';
  parsed.searchParams.delete('schema');
  return { connectionString: parsed.href, schema };
}

/**
 * A pool of connections with Prisma on top. Nothing is connected before the first query; a lost
 * connection is replaced at the next one.
 */
export function connect(url: string, log: Log, connections = 10): Connection {
  const { connectionString, schema } = settingsOf(url);
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...(schema === 'public' ? {} : { options: `-c search_path=${quoted(schema)}` }),
  });
  pool.on('error', (error) => log.warn({ error }, 'A connection to the database was lost.'));
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool, { schema }) });
  return {
    prisma,
    pool,
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** Makes the schema that the URL names, unless it is there. */
export async function prepareSchema(url: string, client: pg.ClientBase): Promise<void> {
  const { schema } = settingsOf(url);
  if (schema === 'public') return;
  try {
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${quoted(schema)}`);
  } catch (error) {
    // Two processes that start at the same moment may both find none; one of them makes it.
    if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) throw error;
  }
}

/** @throws Error with a sentence for the operator when the database is too old. */
export async function checkVersion(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ number: string; name: string }>(
    "SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS name",
  );
  const [version] = rows;
  if (version && Number(version.number) >= OLDEST) return;
  throw new Error(`The database is Postgres ${version?.name}; the bot needs Postgres 14 or newer.`);
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
