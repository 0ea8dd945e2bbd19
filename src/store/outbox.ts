import type { Slot } from '../table/slot.ts';
import type { Outbox, OwedSlot } from '../table/store.ts';
import { newNonce } from './changing.ts';
import { asUnavailable } from './failures.ts';
import type { OutboxSlot, PrismaClient } from './generated/client.ts';

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
            done = ${owed.wanted}, attempts = 0, retry_at = NULL, last_error = NULL,
            channel_id = coalesce(${place?.channelId ?? null}, channel_id),
            message_id = coalesce(${place?.messageId ?? null}, message_id),
            due_at = CASE WHEN wanted = ${owed.wanted} THEN NULL ELSE coalesce(due_at, now()) END
          WHERE number = ${owed.number}`;
      }),
    failed: (owed, { error, retryAt, forgetMessage }) =>
      reachable(async () => {
        await prisma.outboxSlot.update({
          where: { number: owed.number },
          data: {
            lastError: error,
            retryAt,
            ...(retryAt === null ? { dueAt: null } : {}),
            ...(forgetMessage ? { channelId: null, messageId: null, nonce: newNonce() } : {}),
          },
        });
      }),
    want: (matchId, key, now) =>
      reachable(async () => {
        await prisma.outboxSlot.updateMany({
          where: { matchId, key },
          data: { wanted: { increment: 1 }, dueAt: now, retryAt: null },
        });
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

/** A slot that waits after a failure holds up those behind it; one that is not due yet does not. */
async function next(
  prisma: PrismaClient,
  matchId: string,
  now: Date,
): Promise<{ owed: OwedSlot | null; nextAt: Date | null }> {
  const waiting = await prisma.outboxSlot.findMany({
    where: { matchId, dueAt: { not: null } },
    orderBy: { number: 'asc' },
    select: { number: true, dueAt: true, retryAt: true },
  });
  let nextAt: Date | null = null;
  for (const { number, dueAt, retryAt } of waiting) {
    const at = retryAt ?? dueAt;
    if (at && at <= now) return { owed: await tried(prisma, number), nextAt: null };
    if (at && (nextAt === null || at < nextAt)) nextAt = at;
    if (retryAt) break;
  }
  return { owed: null, nextAt };
}

async function tried(prisma: PrismaClient, number: bigint): Promise<OwedSlot> {
  const row = await prisma.outboxSlot.update({
    where: { number },
    data: { attempts: { increment: 1 } },
  });
  return {
    number,
    slot: slotFrom(row),
    wanted: row.wanted,
    nonce: row.nonce,
    attempt: row.attempts,
    message:
      row.channelId !== null && row.messageId !== null
        ? { channelId: row.channelId, messageId: row.messageId }
        : null,
  };
}

const slotFrom = ({ kind, key, data }: OutboxSlot): Slot =>
  ({ kind, key, data }) as unknown as Slot;
