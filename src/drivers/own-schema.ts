import { randomBytes } from 'node:crypto';
import { HeardClient } from '../store/heard-client.ts';

/** An empty place in a Postgres server. */
export interface OwnSchema {
  /** The server's address with the schema's name; the store makes the schema when it opens. */
  url: string;
  /** Drops the schema with everything in it. */
  close(): Promise<void>;
}

/**
 * A schema of its own: other matches on the same server belong to another Discord, whose threads a bot would
 * find missing here, and must not be played with.
 */
export function ownSchema(serverUrl: string): OwnSchema {
  const schema = `rehearsal_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.searchParams.set('schema', schema);
  return {
    url: url.href,
    async close() {
      const client = new HeardClient(serverUrl);
      await client.connect();
      await client.query(`DROP SCHEMA IF EXISTS "${schema}" CASCADE`);
      await client.end();
    },
  };
}

/** The schema that a database's address names. */
export const schemaOf = (url: string): string =>
  new URL(url).searchParams.get('schema') ?? 'public';

/** Does something in a schema of its own, if there is a server, and leaves the server as it was. */
export async function inOwnSchema<Result>(
  serverUrl: string | undefined,
  work: (databaseUrl: string | undefined) => Promise<Result>,
): Promise<Result> {
  if (serverUrl === undefined) return work(undefined);
  const schema = ownSchema(serverUrl);
  try {
    return await work(schema.url);
  } finally {
    await schema.close();
  }
}
