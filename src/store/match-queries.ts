import sql, { join, type Sql } from 'sql-template-tag';
import { COMPANION } from '../table/companions/holders.ts';
import type { ListFilter, StoredInput, StoredMatch } from '../table/saved/store.ts';
import type { Queries } from './connection.ts';
import { inputColumns } from './input-rows.ts';
import { listColumns, type MatchRow, matchColumns, matchFrom } from './match-rows.ts';

/** What can be asked about matches without locking them. */

export async function readMatchRow(queries: Queries, matchId: string): Promise<StoredMatch | null> {
  const [row] = await queries.rows<MatchRow>(
    sql`SELECT ${matchColumns} FROM matches m WHERE m.id = ${matchId}`,
  );
  return row ? matchFrom(row) : null;
}

export async function readMatchByThread(
  queries: Queries,
  threadId: string,
): Promise<StoredMatch | null> {
  const [row] = await queries.rows<MatchRow>(
    sql`SELECT ${matchColumns} FROM matches m WHERE m.thread_id = ${threadId}
      ORDER BY m.campaign_number DESC NULLS LAST LIMIT 1`,
  );
  return row ? matchFrom(row) : null;
}

export const dueMatches = (
  queries: Queries,
  until: Date,
  limit: number,
): Promise<{ id: string; wakesAt: Date }[]> =>
  queries.rows(sql`
    SELECT id, least(wakes_at, ${until}) AS "wakesAt" FROM matches
    WHERE wakes_at <= ${until} OR (status = 'playing' AND wakes_as_of > ${until})
    ORDER BY least(wakes_at, ${until}), id LIMIT ${limit}`);

export async function listMatches(queries: Queries, filter: ListFilter): Promise<StoredMatch[]> {
  const { guildId, userId, kept, statuses, limit } = filter;
  const conditions = [sql`TRUE`];
  if (guildId !== undefined) conditions.push(sql`m.guild_id = ${guildId}`);
  if (statuses) conditions.push(sql`m.status = ANY(${statuses}::text[])`);
  if (userId !== undefined) conditions.push(kept ? playedBy(userId) : seats(userId));
  const rows = await queries.rows<MatchRow>(
    sql`SELECT ${listColumns} FROM matches m WHERE ${join(conditions, ' AND ')}
      ORDER BY m.changed_at DESC, m.id LIMIT ${limit}`,
  );
  return rows.map(matchFrom);
}

const seats = (userId: string): Sql =>
  sql`EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.user_id = ${userId})`;

/** Whoever has a seat, or had one, stands among the participants, who are found by an index. */
const playedBy = (userId: string): Sql => sql`
  m.id IN (SELECT match_id FROM participants WHERE user_id = ${userId}) AND (${seats(userId)}
    OR jsonb_path_exists(m.desk, '$.companions.*.userId ? (@ == $user)',
      jsonb_build_object('user', ${userId}::text)))`;

export async function withCompanions(queries: Queries): Promise<string[]> {
  const rows = await queries.rows<{ id: string }>(sql`
    SELECT id FROM matches m WHERE status = 'playing' AND EXISTS (
      SELECT 1 FROM seats s WHERE s.match_id = m.id AND starts_with(s.user_id, ${COMPANION})
    )`);
  return rows.map(({ id }) => id);
}

export function outdated(
  queries: Queries,
  contents: { [gameId: string]: string },
): Promise<{ id: string; gameId: string }[]> {
  const changed = Object.entries(contents).map(
    ([gameId, content]) =>
      sql`status = 'playing' AND game_id = ${gameId} AND content <> ${content}`,
  );
  return queries.rows(
    sql`SELECT id, game_id AS "gameId" FROM matches
      WHERE ${join([sql`status = 'broken'`, ...changed], ' OR ')}`,
  );
}

/** @param limit may be infinite */
export const latestInputs = (
  queries: Queries,
  matchId: string,
  limit: number,
): Promise<StoredInput[]> =>
  queries.rows(sql`
    SELECT ${inputColumns} FROM inputs WHERE match_id = ${matchId} AND undone_at IS NULL
    ORDER BY id DESC LIMIT ${Number.isFinite(limit) ? limit : null}`);

export const allInputs = (queries: Queries, matchId: string): Promise<StoredInput[]> =>
  queries.rows(sql`SELECT ${inputColumns} FROM inputs WHERE match_id = ${matchId} ORDER BY id`);
