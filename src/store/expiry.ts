import sql from 'sql-template-tag';
import type { Expiry } from '../table/housekeeping/housekeeping.ts';
import type { Queries } from './connection.ts';

/** What has had its time. */
export const createExpiry = (queries: Queries): Expiry => ({
  async idleLobbies(before, limit) {
    const rows = await queries.rows<{ id: string }>(sql`
      SELECT id FROM matches
      WHERE status = 'lobby' AND campaign_id IS NULL AND changed_at < ${before} LIMIT ${limit}`);
    return rows.map(({ id }) => id);
  },
  async idleCampaigns(before, limit) {
    const rows = await queries.rows<{ id: string }>(sql`
      SELECT m.id FROM matches m JOIN campaigns c ON c.current_match_id = m.id
      WHERE m.status = 'lobby' AND m.changed_at < ${before}
        AND c.status = 'playing' LIMIT ${limit}`);
    return rows.map(({ id }) => id);
  },
  async deleteNeverBegun(before) {
    const deleted = await queries.run(sql`
      DELETE FROM matches m
      WHERE m.status = 'abandoned' AND m.started_at IS NULL AND m.ended_at < ${before}
        AND NOT EXISTS (
          SELECT 1 FROM campaigns c
          WHERE c.id = m.campaign_id AND c.status IN ('playing', 'stuck')
        )`);
    await queries.run(sql`
      DELETE FROM campaigns c WHERE c.ended_at < ${before}
        AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.campaign_id = c.id)`);
    return deleted;
  },
  deletePeople: (before) =>
    queries.run(sql`
      DELETE FROM people WHERE changed_at < ${before}
      AND NOT EXISTS (SELECT 1 FROM participants p WHERE p.user_id = people.id)`),
  deleteNotifications: (before) =>
    queries.run(sql`DELETE FROM notifications WHERE at < ${before} AND NOT live`),
});
