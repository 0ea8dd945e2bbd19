import type { Pool } from 'pg';

/** The database that the queues are kept in. */
export interface Database {
  pool: Pool;
  /** Where the bot's own tables are. */
  schema: string;
}

/**
 * What pg-boss sends statements with. It sends whole transactions as one text: when one fails in the
 * middle, its connection is left in it, and must not go back to those that serve players.
 */
export const statementsOn = (pool: Pool) => ({
  async executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    const client = await pool.connect();
    let failed = true;
    try {
      const result = await client.query(text, values);
      failed = false;
      return result;
    } finally {
      client.release(failed);
    }
  },
});

/** Of the advisory lock under which tables and queues are made. */
const LOCK = 1_952_541_285;

/**
 * Does something while no other process does: two that start at the same moment get into each other's way
 * over tables and queues that neither finds.
 */
export async function oneAtATime<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const result = await work();
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    failed = false;
    return result;
  } finally {
    // A connection that is closed gives the lock back.
    client.release(failed);
  }
}
