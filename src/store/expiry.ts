import sql from 'sql-template-tag';
import type { Expiry } from '../table/housekeeping/housekeeping.ts';
import type { Queries } from './connection.ts';

/** What has had its time. */
export const createExpiry = (queries: Queries): Expiry => ({
  async idleLobbies(before, limit) {
    const rows = await queries.rows<{ id: string }>(sql`
      SELECT id FROM matches WHERE status = 'lobby' AND changed_at < ${before} LIMIT ${limit}`);
    return rows.map(({ id }) => id);
  },
  deleteNeverBegun: (before) =>
    queries.run(sql`
      DELETE FROM matches
      WHERE status = 'abandoned' AND started_at IS NULL AND ended_at < ${before}`),
  deletePeople: (before) =>
    queries.run(sql`
      DELETE FROM people WHERE changed_at < ${before}
      AND NOT EXISTS (SELECT 1 FROM participants p WHERE p.user_id = people.id)`),
  deleteNotifications: (before) =>
    queries.run(sql`DELETE FROM notifications WHERE at < ${before} AND NOT live`),
});
