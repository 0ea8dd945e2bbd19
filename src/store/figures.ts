import sql from 'sql-template-tag';
import type { Figures } from '../table/saved/figures.ts';
import type { Queries } from './connection.ts';

/** Counts what is going on; both counts read an index, however many matches are over. */
export async function readFigures(queries: Queries, now: Date): Promise<Figures> {
  const [matches, [owed]] = await Promise.all([
    queries.rows<Figures['matches'][number]>(sql`
      SELECT game_id AS "gameId", status, count(*)::int AS count FROM matches
      WHERE status IN ('lobby', 'playing', 'broken') GROUP BY game_id, status`),
    queries.rows<{ count: number; since: Date | null }>(
      sql`SELECT count(*)::int AS count, min(due_at) AS since FROM outbox WHERE due_at <= ${now}`,
    ),
  ]);
  return { matches, owed: owed?.count ?? 0, owedSince: owed?.since ?? null };
}
