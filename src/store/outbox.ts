import sql, { type Sql } from 'sql-template-tag';
import { savedSlot } from '../table/publishing/earlier-slots.ts';
import type { Failure, Outbox, OwedSlot } from '../table/saved/store.ts';
import { newNonce } from './changing.ts';
import type { Queries } from './connection.ts';
import { reachable } from './failures.ts';

/** The owed messages in the table `outbox`. */
export function createOutbox(queries: Queries): Outbox {
  return {
    owing: (now) => reachable(() => owing(queries, now)),
    lease: (matchId, owner, now, until) =>
      reachable(() => lease(queries, matchId, owner, now, until)),
    release: (matchId, owner) =>
      reachable(async () => {
        await queries.run(
          sql`DELETE FROM outbox_leases WHERE match_id = ${matchId} AND owner = ${owner}`,
        );
      }),
    releaseAll: () =>
      reachable(async () => {
        await queries.run(sql`DELETE FROM outbox_leases`);
      }),
    next: (matchId, now) => reachable(() => next(queries, matchId, now)),
    done: (owed, message, now) =>
      reachable(async () => {
        const place = message && { channelId: message.channelId, messageId: message.messageId };
        await queries.run(sql`
          UPDATE outbox SET
            done = ${owed.wanted}, attempts = 0, retry_at = NULL, last_error = NULL, problem = NULL,
            failed_at = NULL,
            channel_id = ${place?.channelId ?? null}, message_id = ${place?.messageId ?? null},
            due_at = CASE WHEN wanted = ${owed.wanted} THEN NULL ELSE coalesce(due_at, ${now}::timestamptz) END
          WHERE number = ${owed.number}`);
      }),
    failed: (owed, { error, problem, at, retryAt, forgetMessage }) =>
      reachable(async () => {
        const nonce = forgetMessage ? newNonce() : null;
        const givenUp = retryAt === null;
        await queries.run(sql`
          UPDATE outbox SET
            last_error = ${error}, problem = ${problem}, failed_at = ${at}, retry_at = ${retryAt},
            due_at = CASE WHEN ${givenUp} AND wanted = ${owed.wanted} THEN NULL ELSE due_at END,
            channel_id = CASE WHEN ${forgetMessage} THEN NULL ELSE channel_id END,
            message_id = CASE WHEN ${forgetMessage} THEN NULL ELSE message_id END,
            nonce = coalesce(${nonce}, nonce)
          WHERE number = ${owed.number}`);
      }),
    failure: (matchId, keys) =>
      reachable(async () => {
        const [row] = await queries.rows<Failure>(sql`
          SELECT problem, failed_at AS at FROM outbox
          WHERE match_id = ${matchId} AND problem IS NOT NULL
            AND (due_at IS NOT NULL OR key = ANY(${keys}::text[]))
          ORDER BY failed_at DESC LIMIT 1`);
        return row ?? null;
      }),
    want: (matchId, keys, now) =>
      reachable(async () => {
        await queries.run(sql`
          UPDATE outbox SET ${wantedAt(now)}
          WHERE match_id = ${matchId} AND key = ANY(${keys}::text[]) AND NOT ${stillToCome(now)}`);
      }),
    wantMessage: (matchId, messageId, now) =>
      reachable(async () => {
        const found = await queries.run(sql`
          UPDATE outbox SET ${wantedAt(now)}
          WHERE match_id = ${matchId} AND message_id = ${messageId}`);
        return found > 0;
      }),
    hurry: (matchId) =>
      reachable(async () => {
        await queries.run(
          sql`UPDATE outbox SET retry_at = NULL WHERE match_id = ${matchId} AND due_at IS NOT NULL`,
        );
      }),
    setThread: (matchId, threadId) =>
      reachable(async () => {
        await queries.run(
          sql`UPDATE matches SET thread_id = ${threadId}, version = version + 1 WHERE id = ${matchId}`,
        );
      }),
  };
}

const wantedAt = (now: Date): Sql => sql`wanted = wanted + 1, due_at = ${now}, retry_at = NULL`;

/** Slots whose message will be posted in its own time. */
const stillToCome = (now: Date): Sql =>
  sql`(message_id IS NULL AND attempts = 0 AND due_at > ${now})`;

async function owing(queries: Queries, now: Date): Promise<string[]> {
  const rows = await queries.rows<{ id: string }>(sql`
    SELECT DISTINCT match_id AS id FROM outbox
    WHERE due_at <= ${now} AND (retry_at IS NULL OR retry_at <= ${now})`);
  return rows.map(({ id }) => id);
}

async function lease(
  queries: Queries,
  matchId: string,
  owner: string,
  now: Date,
  until: Date,
): Promise<boolean> {
  const taken = await queries.run(sql`
    INSERT INTO outbox_leases (match_id, owner, until) VALUES (${matchId}, ${owner}, ${until})
    ON CONFLICT (match_id) DO UPDATE SET owner = excluded.owner, until = excluded.until
    WHERE outbox_leases.owner = ${owner} OR outbox_leases.until < ${now}`);
  return taken > 0;
}

/** What one look at a match's slots finds: one that has been counted as tried, or when to look again. */
interface NextRow {
  number: string | null;
  kind: string;
  key: string;
  data: unknown;
  wanted: number;
  nonce: string;
  attempts: number;
  channel_id: string | null;
  message_id: string | null;
  version: number;
  direct: boolean;
  next_at: Date | null;
}

/** A slot that waits after a failure holds up those behind it; one that is not due yet does not. */
async function next(
  queries: Queries,
  matchId: string,
  now: Date,
): Promise<{ owed: OwedSlot | null; nextAt: Date | null }> {
  const [row] = await queries.rows<NextRow>(sql`
    WITH waiting AS (
      SELECT number, coalesce(retry_at, due_at) AS at, coalesce(bool_or(retry_at > ${now}) OVER (
        ORDER BY number ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
      ), false) AS held_up
      FROM outbox WHERE match_id = ${matchId} AND due_at IS NOT NULL
    ), tried AS (
      UPDATE outbox SET attempts = attempts + 1
      WHERE number = (SELECT min(number) FROM waiting WHERE at <= ${now} AND NOT held_up)
      RETURNING number, kind, key, data, wanted, nonce, attempts, channel_id, message_id
    )
    SELECT tried.*, m.version,
      EXISTS (SELECT 1 FROM notifications n WHERE n.match_id = m.id AND n.live) AS direct,
      (SELECT min(at) FROM waiting WHERE NOT held_up) AS next_at
    FROM matches m LEFT JOIN tried ON true WHERE m.id = ${matchId}`);
  if (!row) return { owed: null, nextAt: null };
  const { number, wanted, nonce, attempts, version, direct } = row;
  if (number === null) return { owed: null, nextAt: row.next_at };
  const { channel_id: channelId, message_id: messageId } = row;
  const message = channelId !== null && messageId !== null ? { channelId, messageId } : null;
  const slot = savedSlot(row.kind, row.key, row.data);
  return {
    owed: {
      number: BigInt(number),
      version,
      slot,
      wanted,
      nonce,
      direct,
      attempt: attempts,
      message,
    },
    nextAt: null,
  };
}
