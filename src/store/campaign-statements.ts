import sql, { type Sql } from 'sql-template-tag';
import type { StoredMatch } from '../table/match/saved/store.ts';
import type { StoredCampaign } from '../table/match/saved/stored-campaign.ts';
import { type CampaignRow, campaignFrom } from './campaigns.ts';
import type { Queries } from './connection.ts';

/** What happens to a campaign in the transactions of its matches. */

/** The host of the current match hosts the campaign. */
const columns = sql`
  c.id, c.version, c.game_id AS "gameId", c.status, c.guild_id AS "guildId",
  c.channel_id AS "channelId",
  coalesce((SELECT m.host_id FROM matches m WHERE m.id = c.current_match_id), c.host_id) AS "hostId",
  (SELECT o.message_id FROM outbox o WHERE o.match_id = c.current_match_id AND o.key = 'lobby')
    AS "homeMessageId",
  c.name, c.options, c.state, c.current_match_id AS "currentMatchId",
  c.stuck_because AS "stuckBecause", c.created_at AS "createdAt", c.changed_at AS "changedAt",
  c.ended_at AS "endedAt"`;

/** Locks a campaign until the transaction ends: always after one of its matches. */
export async function lockCampaign(
  transaction: Queries,
  campaignId: string,
): Promise<StoredCampaign | null> {
  const [row] = await transaction.rows<CampaignRow>(
    sql`SELECT ${columns} FROM campaigns c WHERE c.id = ${campaignId} FOR NO KEY UPDATE OF c`,
  );
  return row ? campaignFrom(row) : null;
}

export async function optionsBefore(
  transaction: Queries,
  campaignId: string,
  gameId: string,
): Promise<StoredMatch['options'] | null> {
  const [row] = await transaction.rows<{ options: StoredMatch['options'] }>(sql`
    SELECT options FROM matches WHERE campaign_id = ${campaignId} AND game_id = ${gameId}
    ORDER BY campaign_number DESC LIMIT 1`);
  return row?.options ?? null;
}

export const insertCampaign = (campaign: StoredCampaign): Sql => sql`
  INSERT INTO campaigns
    (id, game_id, status, guild_id, channel_id, host_id, name, options, state, current_match_id,
    created_at, changed_at)
  VALUES (${campaign.id}, ${campaign.gameId}, ${campaign.status}, ${campaign.guildId},
    ${campaign.channelId}, ${campaign.hostId}, ${campaign.name},
    ${JSON.stringify(campaign.options)}::jsonb, ${JSON.stringify(campaign.campaign)}::jsonb,
    ${campaign.currentMatchId}, ${campaign.createdAt}, ${campaign.changedAt})`;

/** A campaign that could not be read keeps what was saved. */
export const updateCampaign = (campaign: StoredCampaign): Sql => sql`
  UPDATE campaigns SET
    version = version + 1, status = ${campaign.status}, channel_id = ${campaign.channelId},
    host_id = ${campaign.hostId},
    state = ${campaign.campaign ? sql`${JSON.stringify(campaign.campaign)}::jsonb` : sql`state`},
    current_match_id = ${campaign.currentMatchId}, stuck_because = ${campaign.stuckBecause},
    changed_at = ${campaign.changedAt}, ended_at = ${campaign.endedAt}
  WHERE id = ${campaign.id}`;

/**
 * The next match takes over the campaign's home message, posted or still to be posted, with what makes a
 * repeated post the same message. The old slot keeps its key, so that nothing posts another card for it, and is
 * never published again: see `passOn` for what is on its way at the moment.
 */
export const handOnHome = (from: string, to: string): Sql => sql`
  WITH before AS (
    UPDATE outbox SET
      kind = 'handed-on', due_at = NULL, retry_at = NULL, problem = NULL, failed_at = NULL
    WHERE match_id = ${from} AND key = 'lobby'
    RETURNING key, channel_id, message_id, nonce, attempts
  )
  UPDATE outbox o SET
    channel_id = before.channel_id, message_id = before.message_id, nonce = before.nonce,
    attempts = before.attempts
  FROM before WHERE o.match_id = ${to} AND o.key = before.key`;

/** The next match is played in the previous match's thread: that need not be made. */
export const shareThread = (from: string, to: string): Sql => sql`
  UPDATE outbox o SET
    channel_id = before.channel_id, message_id = before.message_id, nonce = before.nonce,
    done = o.wanted, due_at = NULL
  FROM outbox before
  WHERE before.match_id = ${from} AND before.key = 'thread' AND before.message_id IS NOT NULL
    AND o.match_id = ${to} AND o.key = 'thread'`;

/**
 * A card that was being published while its campaign moved on may have been posted only now, or have come after
 * what the next match has to say: that match gets the message, and is published once more.
 */
export const passOn = (
  number: bigint,
  message: { channelId: string; messageId: string } | null,
  now: Date,
): Sql => sql`
  UPDATE outbox o SET
    channel_id = CASE WHEN o.message_id IS NULL THEN ${message?.channelId ?? null}::text
      ELSE o.channel_id END,
    message_id = coalesce(o.message_id, ${message?.messageId ?? null}::text),
    wanted = o.wanted + 1, due_at = least(o.due_at, ${now}::timestamptz)
  FROM outbox before JOIN matches m ON m.id = before.match_id
    JOIN matches n ON n.campaign_id = m.campaign_id
  WHERE before.number = ${number} AND before.kind = 'handed-on'
    AND o.match_id = n.id AND o.key = 'lobby' AND o.kind = 'lobby'`;

/** Whether an earlier match of the same campaign in the same thread still has something to post there. */
export const heldUp = (matchId: string): Sql => sql`EXISTS (
  SELECT 1 FROM matches n
  JOIN matches p ON p.campaign_id = n.campaign_id AND p.thread_id = n.thread_id
    AND p.campaign_number < n.campaign_number
  JOIN outbox o ON o.match_id = p.id
  WHERE n.id = ${matchId} AND o.due_at IS NOT NULL AND o.message_id IS NULL
)`;
