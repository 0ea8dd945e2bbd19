import { setTimeout } from 'node:timers/promises';
import type { JsonObject } from '../kernel/json.ts';
import { COMPANION } from '../table/companions/holders.ts';
import type {
  ListFilter,
  LockedMatch,
  MatchChange,
  SlotChange,
  Store,
  StoredInput,
  StoredMatch,
} from '../table/saved/store.ts';
import { saveStatement } from './changing.ts';
import { asUnavailable, isCollision, isUnavailable } from './failures.ts';
import { Prisma, type PrismaClient } from './generated/client.ts';
import { inputFrom, lockMatch } from './locking.ts';
import { listColumns, type MatchRow, matchColumns, matchFrom } from './match-rows.ts';
import { createOutbox } from './outbox.ts';

/** Tries of one change that collides with others, before it is an error. */
const TRIES = 4;
/** Milliseconds before another try after a lost connection. */
const AFTER_LOSS = 150;
/** Milliseconds to wait for a connection, and for one transaction. */
const LIMITS = { maxWait: 5_000, timeout: 20_000 };

/** Keeps matches in Postgres. Every method throws `StoreUnavailable` when the database is not there. */
export function createStore(prisma: PrismaClient): Store {
  const reachable = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      throw asUnavailable(error);
    }
  };
  return {
    create: (match, slots) => reachable(() => create(prisma, match, slots)),
    change: (matchId, work) => reachable(() => changeWithRetries(prisma, matchId, work)),
    read: (matchId) => reachable(() => readAgain(() => read(prisma, matchId))),
    idByThread: (threadId) =>
      reachable(async () => {
        const found = await prisma.match.findUnique({ where: { threadId }, select: { id: true } });
        return found?.id ?? null;
      }),
    list: (filter) => reachable(() => readAgain(() => list(prisma, filter))),
    withCompanions: () => reachable(() => withCompanions(prisma)),
    outdated: (contents) => reachable(() => outdated(prisma, contents)),
    inputs: (matchId, limit) => reachable(() => inputs(prisma, matchId, limit)),
    settings: (serverId) =>
      reachable(async () => {
        const server = await prisma.server.findUnique({ where: { id: serverId } });
        return (server?.settings ?? {}) as JsonObject;
      }),
    changeSettings: (serverId, changes) =>
      reachable(() => changeSettings(prisma, serverId, changes)),
    person: (userId) => reachable(() => person(prisma, userId)),
    changePerson: (userId, changes) => reachable(() => changePerson(prisma, userId, changes)),
    outbox: createOutbox(prisma),
  };
}

async function create(
  prisma: PrismaClient,
  match: StoredMatch,
  slots: SlotChange[],
): Promise<void> {
  await prisma.$transaction(async (transaction) => {
    const { id, gameId, status, guildId, channelId, hostId, options, createdAt, changedAt } = match;
    await transaction.match.create({
      data: { id, gameId, status, guildId, channelId, hostId, options, createdAt, changedAt },
      select: { id: true },
    });
    await save(transaction, match.id, { match, seats: match.seats, slots });
  }, LIMITS);
}

type Work<Answer> = (
  locked: LockedMatch,
) => Promise<{ answer: Answer; change: MatchChange | null }>;

/**
 * Tries again after a collision, and once after a lost connection: the pool may have held connections
 * of a server that has been restarted. Whether a lost commit took place is for `work` to find out.
 */
async function changeWithRetries<Answer>(
  prisma: PrismaClient,
  matchId: string,
  work: Work<Answer>,
): Promise<Answer | null> {
  let lost = false;
  for (let tries = 1; ; tries++) {
    try {
      return await changeOnce(prisma, matchId, work, tries > 1);
    } catch (error) {
      const unavailable = isUnavailable(error);
      if (tries === TRIES || (unavailable ? lost : !isCollision(error))) throw error;
      if (unavailable) await setTimeout(AFTER_LOSS);
      lost ||= unavailable;
    }
  }
}

async function readAgain<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    await setTimeout(AFTER_LOSS);
    return work();
  }
}

function changeOnce<Answer>(
  prisma: PrismaClient,
  matchId: string,
  work: Work<Answer>,
  again: boolean,
): Promise<Answer | null> {
  return prisma.$transaction(async (transaction) => {
    const locked = await lockMatch(transaction, matchId, again);
    if (!locked) return null;
    const { answer, change } = await work(locked);
    if (change) await save(transaction, matchId, change);
    return answer;
  }, LIMITS);
}

async function save(
  transaction: Prisma.TransactionClient,
  matchId: string,
  change: MatchChange,
): Promise<void> {
  if (change.seats) {
    await transaction.seat.deleteMany({ where: { matchId } });
    const data = change.seats.map((holder) => ({ ...holder, matchId }));
    await transaction.seat.createMany({ data });
  }
  await transaction.$executeRaw(saveStatement(matchId, change, change.match.changedAt));
}

async function read(prisma: PrismaClient, matchId: string): Promise<StoredMatch | null> {
  const [row] = await prisma.$queryRaw<MatchRow[]>(
    Prisma.sql`SELECT ${matchColumns} FROM matches m WHERE m.id = ${matchId}`,
  );
  return row ? matchFrom(row) : null;
}

async function list(prisma: PrismaClient, filter: ListFilter): Promise<StoredMatch[]> {
  const { guildId, userId, statuses, limit } = filter;
  const conditions = [Prisma.sql`TRUE`];
  if (guildId !== undefined) conditions.push(Prisma.sql`m.guild_id = ${guildId}`);
  if (statuses) conditions.push(Prisma.sql`m.status = ANY(${statuses}::text[])`);
  if (userId !== undefined) {
    conditions.push(
      Prisma.sql`EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.user_id = ${userId})`,
    );
  }
  const rows = await prisma.$queryRaw<MatchRow[]>(
    Prisma.sql`SELECT ${listColumns} FROM matches m WHERE ${Prisma.join(conditions, ' AND ')}
      ORDER BY m.changed_at DESC, m.id LIMIT ${limit}`,
  );
  return rows.map(matchFrom);
}

async function withCompanions(prisma: PrismaClient): Promise<string[]> {
  const found = await prisma.match.findMany({
    where: { status: 'playing', seats: { some: { userId: { startsWith: COMPANION } } } },
    select: { id: true },
  });
  return found.map(({ id }) => id);
}

async function outdated(
  prisma: PrismaClient,
  contents: { [gameId: string]: string },
): Promise<{ id: string; gameId: string }[]> {
  return prisma.match.findMany({
    where: {
      OR: [
        { status: 'broken' },
        ...Object.entries(contents).map(([gameId, content]) => ({
          status: 'playing',
          gameId,
          content: { not: content },
        })),
      ],
    },
    select: { id: true, gameId: true },
  });
}

async function inputs(
  prisma: PrismaClient,
  matchId: string,
  limit: number,
): Promise<StoredInput[]> {
  const rows = await prisma.input.findMany({
    where: { matchId, undoneAt: null },
    orderBy: { id: 'desc' },
    ...(Number.isFinite(limit) ? { take: limit } : {}),
  });
  return rows.map(inputFrom);
}

async function changeSettings(
  prisma: PrismaClient,
  serverId: string,
  changes: JsonObject,
): Promise<JsonObject> {
  const [row] = await prisma.$queryRaw<{ settings: JsonObject }[]>`
    INSERT INTO servers (id, settings) VALUES (${serverId}, ${JSON.stringify(changes)}::jsonb)
    ON CONFLICT (id) DO UPDATE SET settings = servers.settings || excluded.settings, changed_at = now()
    RETURNING settings`;
  return row?.settings ?? changes;
}

async function person(prisma: PrismaClient, userId: string): Promise<JsonObject> {
  const [row] = await prisma.$queryRaw<{ settings: JsonObject }[]>`
    SELECT settings FROM people WHERE id = ${userId}`;
  return row?.settings ?? {};
}

async function changePerson(
  prisma: PrismaClient,
  userId: string,
  changes: JsonObject,
): Promise<void> {
  await prisma.$executeRaw`
    INSERT INTO people (id, settings) VALUES (${userId}, ${JSON.stringify(changes)}::jsonb)
    ON CONFLICT (id) DO UPDATE SET settings = people.settings || excluded.settings, changed_at = now()`;
}
