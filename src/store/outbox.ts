import sql, { type Sql } from 'sql-template-tag';
import type { PublishProblem } from '../table/match/saved/publish-problems.ts';
import type { Outbox, Owing, PublishedSlot } from '../table/match/saved/store.ts';
import { savedSlot } from '../table/telling/publishing/earlier-slots.ts';
import { heldUp, passOn } from './campaign-statements.ts';
import { newNonce } from './changing.ts';
import { despiteCollisions } from './colliding.ts';
import type { Connection, Queries } from './connection.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

/**
 * The owed messages in the table `outbox`. Several messages at a time are SQL, because which ones are changed
 * depends on the others; what comes with every choice goes straight to the pool: see `Connection`.
 */
export function createOutbox(connection: Connection): Outbox {
  const { models } = connection;
  return {
    owing: (now) => owing(models, now),
    take: (matchId, owner, now, until) =>
      despiteCollisions(() => take(connection, matchId, { owner, now, until })),
    async renew(matchId, owner, until) {
      await models.outboxLease.updateMany({ where: { matchId, owner }, data: { until } });
    },
    async release(matchId, owner) {
      await models.outboxLease.deleteMany({ where: { matchId, owner } });
    },
    async releaseAll() {
      await models.outboxLease.deleteMany();
    },
    done: (matchId, owner, published, now) =>
      despiteCollisions(() => done(connection, matchId, { owner, ...published, now })),
    async failed(owed, { error, problem, at, next, forgetMessage }) {
      const nonce = forgetMessage ? newNonce() : null;
      const retryAt = next?.holdsUp ? next.at : null;
      await models.$executeRaw`
        UPDATE outbox SET
          last_error = ${error}, problem = ${problem}, failed_at = ${at}, retry_at = ${retryAt},
          due_at = CASE WHEN ${!next?.holdsUp} AND wanted = ${owed.wanted}
            THEN ${next?.at ?? null}::timestamptz ELSE due_at END,
          attempts = CASE WHEN ${forgetMessage} AND message_id IS NOT NULL
            THEN 1 ELSE attempts END,
          channel_id = CASE WHEN ${forgetMessage} THEN NULL ELSE channel_id END,
          message_id = CASE WHEN ${forgetMessage} THEN NULL ELSE message_id END,
          nonce = coalesce(${nonce}, nonce)
        WHERE number = ${owed.number}`;
    },
    async failure(matchId, keys) {
      const failed = await models.outboxSlot.findFirst({
        where: {
          matchId,
          problem: { not: null },
          OR: [{ dueAt: { not: null } }, { key: { in: keys } }],
        },
        orderBy: { failedAt: 'desc' },
      });
      if (!failed?.failedAt) return null;
      return { problem: failed.problem as PublishProblem, at: failed.failedAt };
    },
    async want(matchId, keys, now) {
      // Except those whose message will be posted in its own time.
      const toCome = { messageId: null, attempts: 0, dueAt: { gt: now } };
      const where = { matchId, key: { in: keys }, kind: { not: 'handed-on' }, NOT: toCome };
      await despiteCollisions(() => models.outboxSlot.updateMany({ where, data: wantedAt(now) }));
    },
    async wantMessage(matchId, messageId, now) {
      const where = { matchId, messageId, kind: { not: 'handed-on' } };
      const wanted = () => models.outboxSlot.updateMany({ where, data: wantedAt(now) });
      const { count } = await despiteCollisions(wanted);
      return count > 0;
    },
    async hurry(matchId) {
      const where = { matchId, dueAt: { not: null } };
      await despiteCollisions(() =>
        models.outboxSlot.updateMany({ where, data: { retryAt: null } }),
      );
    },
    async setThread(id, threadId) {
      const data = { threadId, version: { increment: 1 } };
      await models.match.updateMany({ where: { id }, data });
    },
  };
}

/** Whether the message still shows what was published last is no longer known: somebody may have deleted it. */
const wantedAt = (now: Date) => ({
  ...{ wanted: { increment: 1 }, done: 0 },
  ...{ dueAt: now, retryAt: null },
});

/** How far ahead a message is due at most, in milliseconds: before any failure, and after one. */
const AHEAD = 600_000;
const ASIDE = 4_200_000;
/** The same for a notice, which may wait for somebody's morning: quiet hours leave four hours of each day. */
const OVERNIGHT = 72_600_000;

/**
 * When to try a message. What was put off while the clock was ahead, to a time to which nothing is put off, or
 * at one that has not come yet, is due now.
 */
const tryAt = (now: Date): Sql => sql`CASE
  WHEN due_at IS NULL THEN NULL
  WHEN failed_at > ${later(now, APART)} THEN ${now}::timestamptz
  WHEN retry_at IS NOT NULL THEN retry_at
  WHEN due_at > greatest(CASE WHEN kind = 'notice' THEN ${later(now, OVERNIGHT)}::timestamptz
    ELSE ${later(now, AHEAD)} END, failed_at + ${ASIDE} * interval '1 millisecond')
    THEN ${now}::timestamptz
  ELSE due_at END`;

/** Milliseconds by which another process's clock may be ahead of ours. */
const APART = 60_000;

const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** Nobody reserves a match for this long: a process that did had a clock that was ahead, and may be gone. */
const longestLease = (now: Date, until: Date): Date =>
  later(now, APART + 2 * Math.abs(until.getTime() - now.getTime()));

async function owing(models: PrismaClient, now: Date): Promise<string[]> {
  const rows = await models.$queryRaw<{ id: string }[]>(sql`
    SELECT DISTINCT match_id AS id FROM outbox
    WHERE due_at IS NOT NULL AND ${tryAt(now)} <= ${now}`);
  return rows.map(({ id }) => id);
}

/** What one look at a match's slots finds: one that has been counted as tried, or when to look again. */
interface NextRow {
  number: string | null;
  kind: string;
  key: string;
  data: unknown;
  wanted: number;
  done: number;
  nonce: string;
  attempts: number;
  channel_id: string | null;
  message_id: string | null;
  due_at: Date;
  version: number | null;
  direct: boolean;
  goes_on: boolean;
  next_at: Date | null;
}

/**
 * Reserving the match and looking for what is due are one round trip to the database, because they come with
 * every choice. A match without anything due is not reserved.
 */
async function take(
  queries: Queries,
  matchId: string,
  { owner, now, until }: { owner: string; now: Date; until: Date },
): Promise<Owing | null> {
  const owed = sql`
    SELECT number, ${tryAt(now)} AS at, retry_at IS NOT NULL AS holds_up, wanted FROM outbox
    WHERE match_id = ${matchId} AND due_at IS NOT NULL`;
  const [row] = await queries.rows<
    NextRow & { due: boolean; reserved: boolean; later: boolean }
  >(sql`
    WITH waiting AS (${waitingAmong(owed, now)}),
    due AS (${dueAmongWaiting(now)}),
    later AS (SELECT 1 FROM due WHERE ${heldUp(matchId)}),
    reserved AS (
      INSERT INTO outbox_leases (match_id, owner, until)
      SELECT ${matchId}, ${owner}, ${until}::timestamptz FROM due
      WHERE NOT EXISTS (SELECT 1 FROM later)
      ON CONFLICT (match_id) DO UPDATE SET owner = excluded.owner, until = excluded.until
      WHERE outbox_leases.owner = ${owner} OR outbox_leases.until < ${now}
        OR outbox_leases.until > ${longestLease(now, until)}
      RETURNING match_id
    ),
    tried AS (${triedFor(sql`EXISTS (SELECT 1 FROM reserved)`, now)})
    SELECT ${NEXT}, EXISTS (SELECT 1 FROM due) AS due, EXISTS (SELECT 1 FROM reserved) AS reserved,
      EXISTS (SELECT 1 FROM later) AS later
    FROM matches m LEFT JOIN tried ON true WHERE m.id = ${matchId}`);
  if (row?.later) return { owed: null, nextAt: null, heldUp: true };
  if (row?.due && !row.reserved) return null;
  // Another process has published it in the same moment.
  if (row?.reserved && row.number === null) await queries.run(released(matchId, owner));
  return owingIn(row);
}

/**
 * Noting what has been published, looking for the next and releasing the match if there is none are also one
 * round trip. What has been wanted anew meanwhile is left for another look: one statement can't change a row
 * twice.
 */
async function done(
  queries: Queries,
  matchId: string,
  { owner, owed, message, again, now, goOn }: PublishedSlot & { owner: string; now: Date },
): Promise<Owing> {
  const { number, wanted } = owed;
  const others = sql`
    SELECT number, ${tryAt(now)} AS at, retry_at IS NOT NULL AS holds_up, wanted FROM outbox
    WHERE match_id = ${matchId} AND due_at IS NOT NULL AND number <> ${number}
    UNION ALL SELECT number, due_at, false, wanted FROM published WHERE due_at IS NOT NULL`;
  const [row] = await queries.rows<NextRow>(sql`
    WITH published AS (
      UPDATE outbox SET
        done = CASE WHEN wanted = ${wanted} THEN wanted ELSE done END, attempts = 0, retry_at = NULL, last_error = NULL, problem = NULL,
        failed_at = NULL,
        channel_id = ${message?.channelId ?? null}, message_id = ${message?.messageId ?? null},
        wanted = CASE WHEN wanted = ${wanted} AND ${again !== null} THEN wanted + 1 ELSE wanted END,
        due_at = CASE
          WHEN kind = 'handed-on' THEN NULL
          WHEN wanted = ${wanted} THEN ${again}::timestamptz
          ELSE coalesce(due_at, ${now}::timestamptz)
        END
      WHERE number = ${number}
      RETURNING number, due_at, wanted
    ),
    waiting AS (${waitingAmong(others, now)}),
    due AS (${dueAmongWaiting(now)}),
    reserved AS (SELECT 1 FROM outbox_leases WHERE match_id = ${matchId} AND owner = ${owner}),
    tried AS (${triedFor(
      sql`number <> ${number} AND ${goOn} AND EXISTS (SELECT 1 FROM reserved)`,
      now,
    )}),
    free AS (${released(matchId, owner)} AND NOT EXISTS (SELECT 1 FROM tried))
    SELECT ${NEXT} FROM matches m LEFT JOIN tried ON true WHERE m.id = ${matchId}`);
  if (owed.slot.kind === 'lobby') await queries.run(passOn(number, message, now));
  return owingIn(row);
}

const released = (matchId: string, owner: string): Sql =>
  sql`DELETE FROM outbox_leases WHERE match_id = ${matchId} AND owner = ${owner}`;

/** A slot that waits after a failure holds up those behind it; one that is not due yet does not. */
const waitingAmong = (owed: Sql, now: Date): Sql => sql`
  SELECT number, at, wanted, coalesce(bool_or(holds_up AND at > ${now}) OVER (
    ORDER BY number ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
  ), false) AS held_up
  FROM (${owed}) AS owed`;

/** The first that is due, or no row. */
const dueAmongWaiting = (now: Date): Sql =>
  sql`SELECT number, wanted FROM waiting WHERE at <= ${now} AND NOT held_up ORDER BY number LIMIT 1`;

/** Checks the row itself once more: another process may have changed it since the statement began. */
const triedFor = (condition: Sql, now: Date): Sql => sql`
  UPDATE outbox SET attempts = attempts + 1
  WHERE number = (SELECT number FROM due) AND ${tryAt(now)} <= ${now} AND ${condition}
  RETURNING number, kind, key, data, wanted, done, nonce, attempts, channel_id, message_id, due_at`;

/**
 * A choice that got in between is in the slot, but not yet in the match's version as this statement sees it: then
 * the version is unknown.
 */
const NEXT = sql`
  tried.*, CASE WHEN tried.wanted = (SELECT wanted FROM due) THEN m.version END AS version,
  EXISTS (SELECT 1 FROM notifications n WHERE n.match_id = m.id AND n.live) AS direct,
  m.status IN ('lobby', 'playing') AS goes_on,
  (SELECT min(at) FROM waiting WHERE NOT held_up) AS next_at`;

function owingIn(row: NextRow | undefined): Owing {
  if (!row) return { owed: null, nextAt: null };
  const { number, wanted, done: shown, nonce, attempts, version, direct, goes_on: goesOn } = row;
  if (number === null) return { owed: null, nextAt: row.next_at };
  const { channel_id: channelId, message_id: messageId, due_at: dueAt } = row;
  const message = channelId !== null && messageId !== null ? { channelId, messageId } : null;
  const slot = savedSlot(row.kind, row.key, row.data);
  return {
    owed: {
      number: BigInt(number),
      version,
      slot,
      wanted,
      shown,
      nonce,
      direct,
      goesOn,
      dueAt,
      attempt: attempts,
      message,
    },
    nextAt: null,
  };
}
