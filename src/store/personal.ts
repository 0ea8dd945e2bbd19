import type { JsonObject } from '../kernel/json.ts';
import { notedOf } from '../table/around/privacy/noted.ts';
import { readDesk } from '../table/match/saved/desk.ts';
import type { PersonalRecords } from '../table/match/saved/personal-records.ts';
import type { Settled } from '../table/match/saved/summary.ts';
import type { Connection } from './connection.ts';
import { forgetPerson } from './forgetting.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import { personSettings } from './settings.ts';

/** What is kept about people, across matches. */
export const createPersonalRecords = ({
  models,
  transaction,
  rows,
  run,
}: Connection): PersonalRecords => ({
  matchesOf: (userId) => matchesOf(models, userId),
  async dataOf(userId) {
    return {
      settings: await personSettings({ rows, run }, userId),
      matches: await matchesWith(models, userId),
      choices: await choicesOf(models, userId),
      statistics: await statisticsOf(models, userId),
      notifications: await notificationsOf(models, userId),
    };
  },
  // SQL, because Prisma can't add to an existing JSON object.
  async formerId(userId, drawn) {
    const noted = JSON.stringify({ former: drawn });
    const [row] = await models.$queryRaw<{ former: string }[]>`
      INSERT INTO people (id, settings) VALUES (${userId}, ${noted}::jsonb)
      ON CONFLICT (id) DO UPDATE SET settings = excluded.settings || people.settings
      RETURNING settings->>'former' AS former`;
    return row?.former ?? drawn;
  },
  forget: (userId, formerId) => transaction((within) => forgetPerson(within, userId, formerId)),
});

async function matchesOf(models: PrismaClient, userId: string): Promise<string[]> {
  const participated = await models.participant.findMany({
    select: { matchId: true },
    where: { userId },
    orderBy: { matchId: 'asc' },
  });
  return participated.map(({ matchId }) => matchId);
}

async function matchesWith(models: PrismaClient, userId: string): Promise<JsonObject[]> {
  const matches = await models.match.findMany({
    omit: { state: true },
    include: {
      seats: { where: { userId } },
      outbox: { select: { data: true }, where: { kind: 'notice' }, orderBy: { number: 'asc' } },
    },
    where: { participants: { some: { userId } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return matches.map(({ seats: [own], outbox, ...match }) => ({
    match: match.id,
    game: match.gameId,
    status: match.status,
    server: match.guildId,
    channel: match.channelId,
    thread: match.threadId,
    host: match.hostId === userId,
    seat: own?.seat ?? null,
    name: own?.name ?? null,
    characters: own?.characters ?? null,
    createdAt: match.createdAt.toISOString(),
    startedAt: match.startedAt?.toISOString() ?? null,
    endedAt: match.endedAt?.toISOString() ?? null,
    campaign: match.campaignId,
    toldIn: outbox
      .filter(({ data }) => JSON.stringify(data).includes(userId))
      .map(({ data }) => (data as { notice: string }).notice),
    noted: notedOf(readDesk(match.desk), own?.seat ?? null, userId),
  }));
}

async function choicesOf(models: PrismaClient, userId: string): Promise<JsonObject[]> {
  const inputs = await models.input.findMany({
    omit: { happenings: true },
    // Named by their matches, they are found by an index.
    where: { userId, matchId: { in: await matchesOf(models, userId) } },
    orderBy: { id: 'asc' },
  });
  return inputs.map(({ settled, ...input }) => {
    const { name, decision } = (settled ?? {}) as Partial<Settled>;
    return {
      match: input.matchId,
      choice: input.revision,
      at: input.at.toISOString(),
      seat: input.seat,
      name: name ?? null,
      question: decision?.key ?? null,
      options: input.options,
      takenBackAt: input.undoneAt?.toISOString() ?? null,
    };
  });
}

async function statisticsOf(models: PrismaClient, userId: string): Promise<JsonObject[]> {
  const tallies = await models.tally.findMany({
    where: { kind: { in: ['player', 'plays', 'with'] }, name: userId },
    orderBy: [{ guildId: 'asc' }, { kind: 'asc' }, { gameId: 'asc' }, { other: 'asc' }],
  });
  return tallies.map(({ guildId: server, gameId: game, kind, other, played, won }) => ({
    server,
    game,
    kind,
    of: other || null,
    played,
    won,
  }));
}

async function notificationsOf(models: PrismaClient, userId: string): Promise<JsonObject[]> {
  const notified = await models.notification.findMany({
    where: { userId },
    orderBy: { at: 'asc' },
  });
  return notified.map(({ matchId: match, at, mention, direct }) => ({
    match,
    at: at.toISOString(),
    mention,
    direct,
  }));
}
