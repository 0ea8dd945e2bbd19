import sql, { type Sql } from 'sql-template-tag';
import type { JsonObject } from '../kernel/json.ts';
import { withoutPerson } from '../table/around/privacy/without-person.ts';
import type { Forgotten } from '../table/match/saved/personal-records.ts';
import type { Queries } from './connection.ts';

/** Forgets what is in no match: what was noted goes, what was counted is a former player's. */
export async function forgetPerson(
  transaction: Queries,
  userId: string,
  formerId: string,
): Promise<void> {
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
}

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
