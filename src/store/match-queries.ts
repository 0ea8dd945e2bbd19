import type { Happening } from '../kernel/event.ts';
import { COMPANION } from '../table/match/people/holders.ts';
import type { ListFilter, StoredInput, StoredMatch } from '../table/match/saved/store.ts';
import type { Settled } from '../table/match/saved/summary.ts';
import { APART } from '../table/match/time/clock-set-back.ts';
import type { Prisma, PrismaClient } from './generated/prisma/client.ts';
import { LISTED, matchesFrom, WHOLE } from './match-rows.ts';

/** What can be asked about matches without locking them. */

export async function readMatchByThread(
  models: PrismaClient,
  threadId: string,
): Promise<StoredMatch | null> {
  const found = await models.match.findMany({
    ...WHOLE,
    where: { threadId },
    orderBy: { campaignNumber: { sort: 'desc', nulls: 'last' } },
    take: 1,
  });
  const [match] = await matchesFrom(models, found);
  return match ?? null;
}

export async function dueMatches(
  models: PrismaClient,
  until: Date,
  limit: number,
): Promise<{ id: string; wakesAt: Date }[]> {
  const due = await models.match.findMany({
    select: { id: true, wakesAt: true },
    where: {
      OR: [
        { wakesAt: { lte: until } },
        { status: 'playing', wakesAsOf: { gt: new Date(until.getTime() + APART) } },
      ],
    },
    orderBy: [{ wakesAt: 'asc' }, { id: 'asc' }],
    take: limit,
  });
  return due.map(({ id, wakesAt }) => ({
    id,
    wakesAt: wakesAt && wakesAt < until ? wakesAt : until,
  }));
}

export async function listMatches(
  models: PrismaClient,
  { guildId, userId, kept, statuses, limit }: ListFilter,
): Promise<StoredMatch[]> {
  const seated = userId === undefined ? {} : { seats: { some: { userId } } };
  const own =
    kept && userId !== undefined
      ? { OR: [seated, { id: { in: await keptFor(models, userId) } }] }
      : seated;
  const found = await models.match.findMany({
    ...LISTED,
    where: { guildId, ...(statuses && { status: { in: statuses } }), ...own },
    orderBy: [{ changedAt: 'desc' }, { id: 'asc' }],
    take: limit,
  });
  return matchesFrom(models, found);
}

/** Matches in which a companion keeps a user's seat. SQL, because Prisma can't look for any key of a JSON object. */
async function keptFor(models: PrismaClient, userId: string): Promise<string[]> {
  const rows = await models.$queryRaw<{ id: string }[]>`
    SELECT m.id FROM participants p JOIN matches m ON m.id = p.match_id
    WHERE p.user_id = ${userId} AND jsonb_path_exists(m.desk,
      '$.companions.*.userId ? (@ == $user)', jsonb_build_object('user', ${userId}::text))`;
  return rows.map(({ id }) => id);
}

export async function withCompanions(models: PrismaClient): Promise<string[]> {
  const found = await models.match.findMany({
    select: { id: true },
    where: { status: 'playing', seats: { some: { userId: { startsWith: COMPANION } } } },
  });
  return found.map(({ id }) => id);
}

export function outdated(
  models: PrismaClient,
  contents: { [gameId: string]: string },
): Promise<{ id: string; gameId: string }[]> {
  const changed = Object.entries(contents).map(([gameId, content]) => ({
    status: 'playing',
    gameId,
    content: { not: content },
  }));
  return models.match.findMany({
    select: { id: true, gameId: true },
    where: { OR: [{ status: 'broken' }, ...changed] },
  });
}

/** @param limit may be infinite */
export async function latestInputs(
  models: PrismaClient,
  matchId: string,
  limit: number,
): Promise<StoredInput[]> {
  const found = await models.input.findMany({
    ...STORED,
    where: { matchId, undoneAt: null },
    orderBy: { id: 'desc' },
    take: Number.isFinite(limit) ? limit : undefined,
  });
  return found.map(inputFrom);
}

export async function allInputs(models: PrismaClient, matchId: string): Promise<StoredInput[]> {
  const found = await models.input.findMany({
    ...STORED,
    where: { matchId },
    orderBy: { id: 'asc' },
  });
  return found.map(inputFrom);
}

const STORED = { omit: { id: true, matchId: true } } satisfies Prisma.InputDefaultArgs;

/** What it holds needs no check: an input saved by this program is never changed. */
function inputFrom(input: Prisma.InputGetPayload<typeof STORED>): StoredInput {
  const { settled, happenings }: { settled: unknown; happenings: unknown } = input;
  return { ...input, settled: settled as Settled | null, happenings: happenings as Happening[] };
}
