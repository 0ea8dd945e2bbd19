import sql from 'sql-template-tag';
import type { ServerPresence } from '../table/housekeeping/housekeeping.ts';
import type { Queries } from './connection.ts';

/** Matches that are deleted in one statement: each takes its choices with it. */
const AT_ONCE = 100;

/** Which servers the bot is on, in the table `servers`. */
export const createPresence = (queries: Queries): ServerPresence => ({
  async known() {
    const rows = await queries.rows<{ id: string }>(
      sql`SELECT guild_id AS id FROM matches UNION SELECT id FROM servers`,
    );
    return rows.map(({ id }) => id);
  },
  async left(guildIds, at) {
    await queries.run(sql`
      INSERT INTO servers (id, left_at)
      SELECT id, ${at}::timestamptz FROM unnest(${[...guildIds]}::text[]) AS id
      ON CONFLICT (id) DO UPDATE SET left_at = coalesce(servers.left_at, excluded.left_at)`);
  },
  async present(guildIds) {
    await queries.run(sql`
      UPDATE servers SET left_at = NULL
      WHERE id = ANY(${[...guildIds]}::text[]) AND left_at IS NOT NULL`);
  },
  async forgetLeft(before) {
    const left = await queries.rows<{ id: string }>(
      sql`SELECT id FROM servers WHERE left_at < ${before}`,
    );
    for (const { id } of left) await forgetServer(queries, id);
    return left.length;
  },
});

/** The server itself goes last: whatever comes in between goes on at the next time. */
async function forgetServer(queries: Queries, guildId: string): Promise<void> {
  let deleted = AT_ONCE;
  while (deleted === AT_ONCE) {
    deleted = await queries.run(sql`
      DELETE FROM matches WHERE id IN (
        SELECT id FROM matches WHERE guild_id = ${guildId} LIMIT ${AT_ONCE}
      )`);
  }
  await queries.run(sql`DELETE FROM campaigns WHERE guild_id = ${guildId}`);
  await queries.run(sql`DELETE FROM tallies WHERE guild_id = ${guildId}`);
  await queries.run(sql`DELETE FROM servers WHERE id = ${guildId} AND left_at IS NOT NULL`);
}
