import type { DatabaseFigures } from '../table/match/saved/database-figures.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

/** Counts what is going on; both counts read an index, however many matches are over. */
export async function readFigures(models: PrismaClient, now: Date): Promise<DatabaseFigures> {
  const [matches, owed] = await Promise.all([
    models.match.groupBy({
      by: ['gameId', 'status'],
      where: { status: { in: ['lobby', 'playing', 'broken'] } },
      _count: true,
    }),
    models.outboxSlot.aggregate({
      where: { dueAt: { lte: now } },
      _count: true,
      _min: { dueAt: true },
    }),
  ]);
  return {
    matches: matches.map(({ _count: count, ...kind }) => ({ ...kind, count })),
    owed: owed._count,
    owedSince: owed._min.dueAt,
  };
}
