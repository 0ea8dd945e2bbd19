import sql, { type Sql } from 'sql-template-tag';
import type { JsonObject } from '../kernel/json.ts';
import { notedOf } from '../table/privacy/noted.ts';
import type { Forgotten, PersonalRecords } from '../table/privacy/privacy.ts';
import { withoutPerson } from '../table/privacy/without-person.ts';
import { readDesk } from '../table/saved/desk.ts';
import type { Connection, Queries } from './connection.ts';

/** What is kept of people, across matches. */
export const createPersonalRecords = (connection: Connection): PersonalRecords => ({
  async matchesOf(userId) {
    const rows = await connection.rows<{ id: string }>(
      sql`SELECT match_id AS id FROM participants WHERE user_id = ${userId} ORDER BY match_id`,
    );
    return rows.map(({ id }) => id);
  },
  async dataOf(userId) {
    const rows = (statement: Sql) => connection.rows<JsonObject>(statement);
    const [person] = await connection.rows<{ settings: JsonObject }>(
      sql`SELECT settings FROM people WHERE id = ${userId}`,
    );
    return {
      settings: person?.settings ?? {},
      matches: (await connection.rows<MatchOf>(matchesWith(userId))).map(({ desk, ...match }) => ({
        ...match,
        noted: notedOf(readDesk(desk), match.seat, userId),
      })),
      choices: await rows(choicesOf(userId)),
      statistics: await rows(sql`
        SELECT guild_id AS server, game_id AS game, kind, nullif(other, '') AS "of", played, won
        FROM tallies WHERE kind IN ('player', 'plays', 'with') AND name = ${userId}
        ORDER BY guild_id, kind, game_id, other`),
      notifications: await rows(sql`
        SELECT match_id AS match, at, mention, direct FROM notifications
        WHERE user_id = ${userId} ORDER BY at`),
    };
  },
  async formerId(userId, drawn) {
    const noted = JSON.stringify({ former: drawn });
    const [row] = await connection.rows<{ former: string }>(sql`
      INSERT INTO people (id, settings) VALUES (${userId}, ${noted}::jsonb)
      ON CONFLICT (id) DO UPDATE SET settings = excluded.settings || people.settings
      RETURNING settings->>'former' AS former`);
    return row?.former ?? drawn;
  },
  forget: (userId, formerId) =>
    connection.transaction(async (transaction) => {
      await transaction.run(sql`
        UPDATE tallies t SET other = ${formerId} FROM tallies own
        WHERE own.kind = 'with' AND own.name = ${userId} AND t.kind = 'with'
          AND t.guild_id = own.guild_id AND t.game_id = own.game_id
          AND t.name = own.other AND t.other = ${userId}`);
      await transaction.run(sql`
        UPDATE tallies SET name = ${formerId}
        WHERE kind IN ('player', 'plays', 'with') AND name = ${userId}`);
      await transaction.run(sql`DELETE FROM notifications WHERE user_id = ${userId}`);
      await transaction.run(sql`DELETE FROM people WHERE id = ${userId}`);
    }),
});

type MatchOf = JsonObject & { seat: string | null; desk: unknown };

const matchesWith = (userId: string): Sql => sql`
  SELECT m.id AS match, m.game_id AS game, m.status, m.guild_id AS server, m.channel_id AS channel,
    m.thread_id AS thread, m.host_id = ${userId} AS host, s.seat, s.name, s.characters,
    m.created_at AS "createdAt", m.started_at AS "startedAt", m.ended_at AS "endedAt", m.desk,
    m.campaign_id AS campaign, (
      SELECT coalesce(json_agg(o.data->>'notice' ORDER BY o.number), '[]'::json) FROM outbox o
      WHERE o.match_id = m.id AND o.kind = 'notice' AND ${says(sql`o.data`, userId)}
    ) AS "toldIn"
  FROM participants p JOIN matches m ON m.id = p.match_id
  LEFT JOIN seats s ON s.match_id = m.id AND s.user_id = p.user_id
  WHERE p.user_id = ${userId} ORDER BY m.created_at, m.id`;

const choicesOf = (userId: string): Sql => sql`
  SELECT i.match_id AS match, i.revision AS choice, i.at, i.seat, i.settled->>'name' AS name,
    i.settled->'decision'->>'key' AS question, i.options, i.undone_at AS "takenBackAt"
  FROM participants p JOIN inputs i ON i.match_id = p.match_id AND i.user_id = p.user_id
  WHERE p.user_id = ${userId} ORDER BY i.id`;

/**
 * Puts somebody else in a person's place in what has been chosen and told in a match. The match itself
 * is saved with it.
 */
export async function forgetInRecords(
  transaction: Queries,
  matchId: string,
  { userId, former }: Forgotten,
): Promise<void> {
  const without = (json: unknown) => withoutPerson(json, userId, former);
  const inputs = await transaction.rows<{ id: string; settled: unknown; happenings: unknown }>(sql`
    SELECT id::text AS id, settled, happenings FROM inputs
    WHERE match_id = ${matchId} AND (
      user_id = ${userId} OR ${says(sql`settled`, userId)} OR ${says(sql`happenings`, userId)}
    )`);
  await transaction.run(sql`
    UPDATE inputs i SET settled = c.settled, happenings = c.happenings,
      user_id = CASE WHEN i.user_id = ${userId} THEN ${former.userId} ELSE i.user_id END
    FROM jsonb_to_recordset(${JSON.stringify(inputs.map(without))}::jsonb)
      AS c (id bigint, settled jsonb, happenings jsonb)
    WHERE i.id = c.id`);
  const slots = await transaction.rows<{ number: string; data: unknown }>(sql`
    SELECT number::text AS number, data FROM outbox
    WHERE match_id = ${matchId} AND ${says(sql`data`, userId)}`);
  await transaction.run(sql`
    UPDATE outbox o SET data = c.data
    FROM jsonb_to_recordset(${JSON.stringify(slots.map(without))}::jsonb)
      AS c (number bigint, data jsonb)
    WHERE o.number = c.number`);
  await forgetInCampaign(transaction, matchId, { userId, former });
  await transaction.run(sql`
    DELETE FROM participants WHERE match_id = ${matchId} AND user_id = ${userId}`);
}

/** In what is kept of the campaign that a match is part of, locked after the match as ever. */
async function forgetInCampaign(
  transaction: Queries,
  matchId: string,
  { userId, former }: Forgotten,
): Promise<void> {
  const [campaign] = await transaction.rows<{ id: string; kept: JsonObject }>(sql`
    SELECT c.id, jsonb_build_object('name', c.name, 'options', c.options, 'state', c.state) AS kept
    FROM campaigns c JOIN matches m ON m.campaign_id = c.id
    WHERE m.id = ${matchId} FOR NO KEY UPDATE OF c`);
  if (!campaign) return;
  const { name, options, state } = withoutPerson(campaign.kept, userId, former);
  await transaction.run(sql`
    UPDATE campaigns SET
      host_id = CASE WHEN host_id = ${userId} THEN ${former.userId} ELSE host_id END,
      name = ${name as string | null}, options = ${JSON.stringify(options)}::jsonb,
      state = ${JSON.stringify(state)}::jsonb, version = version + 1
    WHERE id = ${campaign.id}`);
}

const says = (column: Sql, userId: string): Sql => sql`position(${userId} IN ${column}::text) > 0`;
