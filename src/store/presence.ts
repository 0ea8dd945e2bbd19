import type { ServerPresence } from '../table/match/saved/expiry.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

/** Matches deleted in one statement: each takes its choices with it. */
const AT_ONCE = 100;

/** Which servers the bot is on, in the table `servers`. */
export const createPresence = (models: PrismaClient): ServerPresence => ({
  async known() {
    const servers = await models.server.findMany({ select: { id: true } });
    const playing = await models.match.groupBy({ by: ['guildId'] });
    return [...new Set([...servers.map(({ id }) => id), ...playing.map(({ guildId }) => guildId)])];
  },
  async left(guildIds, at) {
    const left = guildIds.map((id) => ({ id, leftAt: at }));
    await models.server.createMany({ data: left, skipDuplicates: true });
    await models.server.updateMany({
      where: { id: { in: [...guildIds] }, leftAt: null },
      data: { leftAt: at },
    });
  },
  async present(guildIds) {
    await models.server.updateMany({
      where: { id: { in: [...guildIds] }, leftAt: { not: null } },
      data: { leftAt: null },
    });
  },
  async forgetLeft(before) {
    const left = await models.server.findMany({
      where: { leftAt: { lt: before } },
      select: { id: true },
    });
    for (const { id } of left) await forgetServer(models, id);
    return left.length;
  },
});

/** The server itself goes last: anything that interrupts this continues next time. */
async function forgetServer(models: PrismaClient, guildId: string): Promise<void> {
  let deleted = AT_ONCE;
  while (deleted === AT_ONCE) {
    ({ count: deleted } = await models.match.deleteMany({ where: { guildId }, limit: AT_ONCE }));
  }
  await models.campaign.deleteMany({ where: { guildId } });
  await models.tally.deleteMany({ where: { guildId } });
  await models.server.deleteMany({ where: { id: guildId, leftAt: { not: null } } });
}
