import sql, { type Sql } from 'sql-template-tag';
import { readMatch } from '../table/match/saved/envelope.ts';
import type { LockedMatch, StoredInput, StoredMatch } from '../table/match/saved/store.ts';
import type { SeatHolder } from '../table/match/saved/summary.ts';
import { lockCampaign, optionsBefore } from './campaign-statements.ts';
import type { Queries } from './connection.ts';
import { type MatchRow, matchFrom } from './match-rows.ts';

const columns = sql`
  m.id, m.version, m.game_id AS "gameId", m.status, m.guild_id AS "guildId",
  m.channel_id AS "channelId", m.thread_id AS "threadId", m.host_id AS "hostId", m.options,
  m.content, m.revision, m.state, m.desk, m.settings, m.wakes_at AS "wakesAt",
  m.wakes_as_of AS "wakesAsOf", m.setup, m.outcome, m.seed,
  m.seed_hash AS "seedHash", m.broken_because AS "brokenBecause", m.created_at AS "createdAt",
  m.started_at AS "startedAt", m.changed_at AS "changedAt", m.ended_at AS "endedAt",
  m.campaign_id AS "campaignId", m.campaign_number AS "campaignNumber", (
    SELECT coalesce(json_agg(json_build_object(
      'seat', s.seat, 'userId', s.user_id, 'name', s.name, 'characters', s.characters
    ) ORDER BY length(s.seat), s.seat), '[]'::json)
    FROM seats s WHERE s.match_id = m.id
  ) AS "seats", (
    SELECT coalesce(json_object_agg(p.id, json_build_object(
      'quiet', p.settings->'quiet', 'timeZone', p.settings->'timeZone',
      'guessedZone', p.settings->'guessedZone'
    )), '{}'::json)
    FROM participants o JOIN people p ON p.id = o.user_id WHERE o.match_id = m.id
  ) AS "hours"`;

const inputColumns = sql`
  revision, seat, user_id AS "userId", decision_id AS "decisionId", options,
  request_id AS "requestId", settled, happenings, at, undone_at AS "undoneAt"`;

/** A match as it is, without waiting for anybody who changes it: every look at a panel begins with this. */
export async function readMatchRow(queries: Queries, matchId: string): Promise<StoredMatch | null> {
  const [row] = await queries.rows<MatchRow>(
    sql`SELECT ${columns} FROM matches m WHERE m.id = ${matchId}`,
  );
  return row ? matchFrom(row) : null;
}

/**
 * Reads a match's row with its seats and locks it until the transaction ends. A transaction that has waited for
 * the lock gets the current row, but everything else as it was before: the seats, and `seen`. What only refers
 * to the row, such as reserving its messages, waits for nothing: it may hold a message that this will change.
 */
export const lockStatement = (matchId: string): Sql =>
  sql`SELECT ${columns}, (SELECT b.version FROM matches b WHERE b.id = ${matchId}) AS "seen"
    FROM matches m WHERE m.id = ${matchId} FOR NO KEY UPDATE OF m`;

/** Locks a match's row until the transaction ends. Null if there is no such match. */
export async function lockMatch(
  transaction: Queries,
  matchId: string,
  again: boolean,
): Promise<LockedMatch | null> {
  const [found] = await transaction.rows<MatchRow & { seen: number }>(lockStatement(matchId));
  if (!found) return null;
  const { seen, ...row } = found;
  const stored = matchFrom(row);
  if (seen !== stored.version) stored.seats = await seatsNow(transaction, matchId);
  return {
    stored,
    again,
    restPoint: () => restPoint(transaction, matchId),
    inputs: () =>
      transaction.rows<StoredInput>(
        sql`SELECT ${inputColumns} FROM inputs WHERE match_id = ${matchId} AND undone_at IS NULL
          ORDER BY id`,
      ),
    inputOf: (requestId) => input(transaction, matchId, sql`request_id = ${requestId}`),
    inputFor: (decisionId) =>
      input(transaction, matchId, sql`decision_id = ${decisionId} AND undone_at IS NULL`),
    campaign: async () => stored.campaign && lockCampaign(transaction, stored.campaign.id),
    optionsBefore: async (gameId) =>
      stored.campaign && optionsBefore(transaction, stored.campaign.id, gameId),
  };
}

/** Who sits where by now. */
const seatsNow = (transaction: Queries, matchId: string): Promise<SeatHolder[]> =>
  transaction.rows<SeatHolder>(sql`
    SELECT seat, user_id AS "userId", name, characters FROM seats WHERE match_id = ${matchId}
    ORDER BY length(seat), seat`);

async function restPoint(
  transaction: Queries,
  matchId: string,
): Promise<Awaited<ReturnType<LockedMatch['restPoint']>>> {
  const [row] = await transaction.rows<{ revision: number; state: unknown }>(
    sql`SELECT revision, state FROM rest_points WHERE match_id = ${matchId}`,
  );
  if (!row) return null;
  const read = readMatch(row.state);
  return 'match' in read ? { revision: row.revision, state: read.match } : null;
}

/** The latest input that fits. */
async function input(
  transaction: Queries,
  matchId: string,
  condition: Sql,
): Promise<StoredInput | null> {
  const [row] = await transaction.rows<StoredInput>(
    sql`SELECT ${inputColumns} FROM inputs WHERE match_id = ${matchId} AND ${condition}
      ORDER BY id DESC LIMIT 1`,
  );
  return row ?? null;
}
