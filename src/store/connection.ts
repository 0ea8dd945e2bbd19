import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import type { Log } from '../table/match/context.ts';
import { isUnavailable } from './failures.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { HeardClient } from './heard-client.ts';
import { leaveTogether } from './one-write.ts';
import { StatementNames } from './statement-names.ts';

/** Postgres 14, as `server_version_num` has it. */
const OLDEST = 140_000;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505';
/** Milliseconds to wait for a connection. */
const CONNECTING = 5_000;
/** Milliseconds that one statement may take, including waiting for others' locks. */
const LONGEST = 20_000;

/** Where statements can be sent: to the database, or into one transaction. */
export interface Queries {
  /** What the statement returns. */
  rows<Row>(statement: Sql): Promise<Row[]>;
  /** How many rows the statement has changed. */
  run(statement: Sql): Promise<number>;
}

export interface Transaction extends Queries {
  /** Sends a statement without waiting: the commit goes out with it, and fails if it does. */
  send(statement: Sql): void;
}

export interface Connection extends Queries {
  pool: pg.Pool;
  /**
   * The tables as `prisma/schema.prisma` describes them, on the same connections, for whatever is one
   * statement. Transactions, and what comes with every choice, are SQL on the pool: through the client they
   * take half as long again, it can't send a statement without waiting, and it releases a connection that still
   * waits for an answer.
   */
  models: PrismaClient;
  /** Commits what the work has done, or rolls it back if the work throws. */
  transaction<Answer>(work: (transaction: Transaction) => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

/** Says in a database URL that connections share sessions, so that no statement can be kept for one of them. */
export const SHARED_SESSIONS = 'sessions=shared';

/** What a database URL says; `?schema=` is Prisma's way of naming a schema. */
export function settingsOf(url: string): {
  connectionString: string;
  schema: string;
  /** Each connection has a session of its own. */
  ownSessions: boolean;
} {
  const parsed = new URL(url);
  const schema = parsed.searchParams.get('schema') ?? 'public';
  const ownSessions = parsed.searchParams.get('sessions') !== 'shared';
  parsed.searchParams.delete('schema');
  parsed.searchParams.delete('sessions');
  return { connectionString: parsed.href, schema, ownSessions };
}

/**
 * A pool of connections. Nothing is connected before the first query; a lost connection is replaced
 * at the next one.
 */
export function connect(url: string, log: Log, connections = 10): Connection {
  const { schema, ownSessions } = settingsOf(url);
  const names = ownSessions ? new StatementNames() : null;
  const send = sender(names);
  const pool = new pg.Pool({
    ...reaching(url),
    Client: HeardClient,
    max: connections,
    query_timeout: LONGEST,
    onConnect: inUniversalTime,
    // A transaction's first statement goes out with its beginning, the last with its commit: two round trips to
    // the server, and two writes, instead of four.
    pipeline: true,
  });
  pool.on('error', (error) => log.warn({ error }, 'A connection to the database was lost.'));
  const adapter = new PrismaPg(pool, {
    // It puts quotes around the name, and does not escape those within.
    schema: doubled(schema),
    statementNameGenerator: ({ sql: text, args: values }) => names?.nameOf({ text, values }) ?? '',
  });
  const models = new PrismaClient({ adapter });
  return {
    ...queriesOn((statement) => send(pool, statement)),
    pool,
    models,
    transaction: (work) => transaction(pool, send, work),
    async close() {
      await models.$disconnect();
      await pool.end();
    },
  };
}

/** A connection for work that may take as long as it likes. */
export const patientClient = (url: string): HeardClient => new HeardClient(reaching(url));

function reaching(url: string): pg.ClientConfig {
  const { connectionString, schema } = settingsOf(url);
  return {
    connectionString,
    connectionTimeoutMillis: CONNECTING,
    keepAlive: true,
    ...(schema === 'public' ? {} : { options: `-c search_path=${quoted(schema)}` }),
  };
}

/** Prisma sends times without a zone, and takes those that it reads for UTC: so the session's zone has to be UTC. */
const inUniversalTime = (client: pg.ClientBase) => client.query("SET TIME ZONE 'UTC'");

function queriesOn(answerTo: (statement: Sql) => Promise<pg.QueryResult>): Queries {
  return {
    rows: async <Row>(statement: Sql) => (await answerTo(statement)).rows as Row[],
    run: async (statement) => (await answerTo(statement)).rowCount ?? 0,
  };
}

type Send = (
  client: Pick<pg.ClientBase, 'query'>,
  statement: Pick<Sql, 'text' | 'values'>,
) => Promise<pg.QueryResult>;

/** @param names null where statements can't have any */
const sender =
  (names: StatementNames | null): Send =>
  (client, { text, values }) => {
    const name = names?.nameOf({ text, values });
    return client.query({ text, values, ...(name ? { name } : {}) });
  };

async function transaction<Answer>(
  pool: pg.Pool,
  send: Send,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  let usable = false;
  try {
    const sent: Promise<pg.QueryResult>[] = [];
    const onItsWay = (statement: Sql) => {
      leaveTogether(client);
      const answered = send(client, statement);
      // Its error is seen when somebody waits for it.
      answered.catch(unheard);
      sent.push(answered);
      return answered;
    };
    const answerTo = async (statement: Sql) => {
      const answered = onItsWay(statement);
      await Promise.all(sent.splice(0));
      return answered;
    };
    void onItsWay(sql`BEGIN`);
    const answer = await work({
      ...queriesOn(answerTo),
      send: (statement) => void onItsWay(statement),
    });
    await answerTo(sql`COMMIT`);
    usable = true;
    return answer;
  } catch (error) {
    usable = !isUnavailable(error) && (await rolledBack(send(client, sql`ROLLBACK`)));
    throw error;
  } finally {
    client.release(!usable);
  }
}

const unheard = () => {};

const rolledBack = (answered: Promise<unknown>): Promise<boolean> =>
  answered.then(
    () => true,
    () => false,
  );

/** Creates the schema that the URL names, if it doesn't exist. */
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

/** @throws Error with a sentence for the operator if the database is too old. */
export async function checkVersion(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ number: string; name: string }>(
    "SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS name",
  );
  const [version] = rows;
  if (version && Number(version.number) >= OLDEST) return;
  throw new Error(`The database is Postgres ${version?.name}; the bot needs Postgres 14 or newer.`);
}

const quoted = (name: string): string => `"${doubled(name)}"`;

const doubled = (name: string): string => name.replaceAll('"', '""');
