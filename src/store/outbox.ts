import { savedSlot } from '../table/publishing/earlier-slots.ts';
import type { Failure, Outbox, OwedSlot } from '../table/saved/store.ts';
import { newNonce } from './changing.ts';
import { asUnavailable } from './failures.ts';
import type { PrismaClient } from './generated/client.ts';

/** The owed messages in the table `outbox`. */
export function createOutbox(prisma: PrismaClient): Outbox {
  const reachable = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      throw asUnavailable(error);
    }
  };
  return {
    owing: (now) => reachable(() => owing(prisma, now)),
    lease: (matchId, owner, now, until) =>
      reachable(() => lease(prisma, matchId, owner, now, until)),
    release: (matchId, owner) =>
      reachable(async () => {
        await prisma.outboxLease.deleteMany({ where: { matchId, owner } });
      }),
    releaseAll: () =>
      reachable(async () => {
        await prisma.outboxLease.deleteMany();
      }),
    next: (matchId, now) => reachable(() => next(prisma, matchId, now)),
    done: (owed, message) =>
      reachable(async () => {
        const place = message && { channelId: message.channelId, messageId: message.messageId };
        await prisma.$executeRaw`
          UPDATE outbox SET
            done = ${owed.wanted}, attempts = 0, retry_at = NULL, last_error = NULL, problem = NULL,
            failed_at = NULL,
            channel_id = ${place?.channelId ?? null}, message_id = ${place?.messageId ?? null},
            due_at = CASE WHEN wanted = ${owed.wanted} THEN NULL ELSE coalesce(due_at, now()) END
          WHERE number = ${owed.number}`;
      }),
    failed: (owed, { error, problem, at, retryAt, forgetMessage }) =>
      reachable(async () => {
        const nonce = forgetMessage ? newNonce() : null;
        const givenUp = retryAt === null;
        await prisma.$executeRaw`
          UPDATE outbox SET
            last_error = ${error}, problem = ${problem}, failed_at = ${at}, retry_at = ${retryAt},
            due_at = CASE WHEN ${givenUp} AND wanted = ${owed.wanted} THEN NULL ELSE due_at END,
            channel_id = CASE WHEN ${forgetMessage} THEN NULL ELSE channel_id END,
            message_id = CASE WHEN ${forgetMessage} THEN NULL ELSE message_id END,
            nonce = coalesce(${nonce}, nonce)
          WHERE number = ${owed.number}`;
      }),
    failure: (matchId, keys) =>
      reachable(async () => {
        const [row] = await prisma.$queryRaw<Failure[]>`
          SELECT problem, failed_at AS at FROM outbox
          WHERE match_id = ${matchId} AND problem IS NOT NULL
            AND (due_at IS NOT NULL OR key = ANY(${keys}::text[]))
          ORDER BY failed_at DESC LIMIT 1`;
        return row ?? null;
      }),
    want: (matchId, keys, now) =>
      reachable(async () => {
        await prisma.outboxSlot.updateMany({
          where: { matchId, key: { in: keys }, NOT: stillToCome(now) },
          data: wantedAt(now),
        });
      }),
    wantMessage: (matchId, messageId, now) =>
      reachable(async () => {
        await prisma.outboxSlot.updateMany({ where: { matchId, messageId }, data: wantedAt(now) });
      }),
    hurry: (matchId) =>
      reachable(async () => {
        await prisma.outboxSlot.updateMany({
          where: { matchId, dueAt: { not: null } },
          data: { retryAt: null },
        });
      }),
    setThread: (matchId, threadId) =>
      reachable(async () => {
        await prisma.match.update({
          where: { id: matchId },
          data: { threadId, version: { increment: 1 } },
          select: { id: true },
        });
      }),
  };
}

const wantedAt = (now: Date) => ({ wanted: { increment: 1 }, dueAt: now, retryAt: null });

/** Slots whose message will be posted in its own time. */
const stillToCome = (now: Date) => ({ messageId: null, attempts: 0, dueAt: { gt: now } });

async function owing(prisma: PrismaClient, now: Date): Promise<string[]> {
  const rows = await prisma.outboxSlot.findMany({
    where: { dueAt: { lte: now }, OR: [{ retryAt: null }, { retryAt: { lte: now } }] },
    select: { matchId: true },
    distinct: ['matchId'],
  });
  return rows.map(({ matchId }) => matchId);
}

async function lease(
  prisma: PrismaClient,
  matchId: string,
  owner: string,
  now: Date,
  until: Date,
): Promise<boolean> {
  const taken = await prisma.$executeRaw`
    INSERT INTO outbox_leases (match_id, owner, until) VALUES (${matchId}, ${owner}, ${until})
    ON CONFLICT (match_id) DO UPDATE SET owner = excluded.owner, until = excluded.until
    WHERE outbox_leases.owner = ${owner} OR outbox_leases.until < ${now}`;
  return taken > 0;
}

/** What one look at a match's slots finds: one that has been counted as tried, or when to look again. */
interface NextRow {
  number: bigint | null;
  kind: string;
  key: string;
  data: unknown;
  wanted: number;
  nonce: string;
  attempts: number;
  channel_id: string | null;
  message_id: string | null;
  version: number;
  next_at: Date | null;
}

/** A slot that waits after a failure holds up those behind it; one that is not due yet does not. */
async function next(
  prisma: PrismaClient,
  matchId: string,
  now: Date,
): Promise<{ owed: OwedSlot | null; nextAt: Date | null }> {
  const [row] = await prisma.$queryRaw<NextRow[]>`
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
    SELECT tried.*, m.version, (SELECT min(at) FROM waiting WHERE NOT held_up) AS next_at
    FROM matches m LEFT JOIN tried ON true WHERE m.id = ${matchId}`;
  if (!row) return { owed: null, nextAt: null };
  const { number, wanted, nonce, attempts, version } = row;
  if (number === null) return { owed: null, nextAt: row.next_at };
  const { channel_id: channelId, message_id: messageId } = row;
  const message = channelId !== null && messageId !== null ? { channelId, messageId } : null;
  const slot = savedSlot(row.kind, row.key, row.data);
  return {
    owed: { number, version, slot, wanted, nonce, attempt: attempts, message },
    nextAt: null,
  };
}
