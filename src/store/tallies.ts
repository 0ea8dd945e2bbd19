import { FORMER } from '../table/match/people/former.ts';
import type { Tallies, Tally } from '../table/match/saved/tallies.ts';
import type { Prisma, PrismaClient, Tally as Row } from './generated/prisma/client.ts';

/** The figures in the table `tallies`, most played first. */
export const createTallies = (models: PrismaClient): Tallies => ({
  async ofPlayer(guildId, userId, most) {
    const own = { guildId, name: userId, played: { gt: 0 } };
    const others = await models.tally.groupBy({
      by: 'other',
      where: { ...own, kind: 'with', NOT: { other: { startsWith: FORMER } } },
      _sum: SUM,
      orderBy: [{ _sum: { played: 'desc' } }, { other: 'asc' }],
      take: most,
    });
    const characters = await rowsOf(models, { ...own, kind: 'plays' }, most);
    return {
      games: (await rowsOf(models, { ...own, kind: 'player' })).map(ofGame),
      characters: characters.map((row) => ({ ...ofGame(row), character: row.other })),
      others: others.map(({ other, _sum }) => ({ userId: other, ...summed(_sum) })),
    };
  },
  async ofServer(guildId, most) {
    const all = { guildId, played: { gt: 0 } };
    const players = await models.tally.groupBy({
      by: 'name',
      where: { ...all, kind: 'player' },
      _sum: SUM,
      orderBy: [{ _sum: { played: 'desc' } }, { name: 'asc' }],
    });
    const present = players.filter(({ name }) => !name.startsWith(FORMER));
    const characters = await rowsOf(models, { ...all, kind: 'character' }, most);
    return {
      games: (await rowsOf(models, { ...all, kind: 'match' })).map(ofGame),
      players: players.length,
      mostActive: present
        .slice(0, most)
        .map(({ name, _sum }) => ({ userId: name, ...summed(_sum) })),
      characters: characters.map((row) => ({ ...ofGame(row), character: row.name })),
    };
  },
  async ofCharacter(guildId, character) {
    const games = async (where: Prisma.TallyWhereInput) => {
      const sums = await models.tally.groupBy({
        by: 'gameId',
        where: { ...where, kind: 'character', name: character, played: { gt: 0 } },
        _sum: SUM,
        orderBy: [{ _sum: { played: 'desc' } }, { gameId: 'asc' }],
      });
      return sums.map(({ gameId, _sum }) => ({ gameId, ...summed(_sum) }));
    };
    return { here: await games({ guildId }), everywhere: await games({}) };
  },
});

const SUM = { played: true, won: true } as const;

const summed = ({ played, won }: { [sum in keyof Tally]: number | null }): Tally => ({
  played: played ?? 0,
  won: won ?? 0,
});

/** @param most all unless given */
const rowsOf = (
  models: PrismaClient,
  where: Prisma.TallyWhereInput,
  most?: number,
): Promise<Row[]> =>
  models.tally.findMany({
    where,
    orderBy: [{ played: 'desc' }, { name: 'asc' }, { other: 'asc' }, { gameId: 'asc' }],
    take: most,
  });

const ofGame = ({ gameId, played, won }: Row) => ({ gameId, played, won });
