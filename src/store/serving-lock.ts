import { createHash } from 'node:crypto';
import type pg from 'pg';
import { untilThere } from '../starting/until-there.ts';
import type { Log } from '../table/match/context.ts';
import { settingsOf } from './connection.ts';
import { HeardClient } from './heard-client.ts';

/** Milliseconds within which a process that was asked to end has ended, and between two checks whether it has. */
const PATIENCE = 15_000;
const NEXT_TRY = 1_000;
/** Seconds after which the server notices that a process's machine is gone, with its lock. */
const SILENCE = 30;

/** Which shards of a bot a process serves; null: all that Discord recommends. */
export interface Served {
  token: string;
  shards: readonly number[] | null;
}

/**
 * Reserves a bot's shards for this process. The lock is the server's and ends with the connection that holds
 * it; behind a pooler that shares connections there is none.
 * @param patience milliseconds for which a process that holds it may still be ending
 * @returns releases them.
 * @throws Error with a sentence for the operator if another process serves them.
 */
export async function lockShards(
  url: string,
  served: Served,
  log: Log,
  patience = PATIENCE,
): Promise<() => Promise<void>> {
  const { connectionString, schema, ownSessions } = settingsOf(url);
  if (!ownSessions) return async () => {};
  const client = new HeardClient({ connectionString, keepAlive: true });
  client.on('error', (error) => log.warn({ error }, 'The lock of the shards was lost.'));
  await client.connect();
  try {
    await client.query(`SET tcp_keepalives_idle = ${SILENCE}`);
    await untilThere(() => lock(client, schema, served), {
      log,
      isMissing: (error) => error instanceof ServedElsewhere,
      words: (reason) => `${reason} The bot waits for its end.`,
      pause: NEXT_TRY,
      patience,
    });
  } catch (error) {
    await client.end();
    throw error;
  }
  return () => client.end();
}

/** Another process serves them. */
class ServedElsewhere extends Error {}

/** All at once or none: a process that serves some shards keeps out one that would serve all. */
async function lock(client: pg.Client, schema: string, served: Served): Promise<void> {
  const { token, shards } = served;
  // A token that was reset still begins with the bot's id.
  const [bot = ''] = token.split('.');
  const key = (...parts: unknown[]) =>
    createHash('sha256')
      .update([schema, bot, ...parts].join('\n'))
      .digest()
      .readBigInt64BE();
  const take = async (how: string, ...parts: unknown[]) => {
    const { rows } = await client.query<{ taken: boolean }>(
      `SELECT pg_try_advisory_lock${how}($1) AS taken`,
      [key(...parts)],
    );
    return rows[0]?.taken ?? false;
  };
  let all = await take(shards ? '_shared' : '');
  for (const shard of shards ?? []) all = all && (await take('', shard));
  if (all) return;
  await client.query('SELECT pg_advisory_unlock_all()');
  throw new ServedElsewhere(alreadyServed(served));
}

const alreadyServed = ({ shards }: Served): string =>
  shards
    ? `Another process on this database serves the shards ${shards.join(', ')}, or one of them. Stop it, or give each process its own SHARDS.`
    : 'Another process on this database serves this bot. Stop it, or give each process its own SHARDS.';
