import type { Expiry } from '../table/match/saved/expiry.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

/** Data that has had its time. */
export const createExpiry = (models: PrismaClient): Expiry => ({
  async idleLobbies(before, limit) {
    const idle = await models.match.findMany({
      select: { id: true },
      where: { status: 'lobby', campaignId: null, changedAt: { lt: before } },
      take: limit,
    });
    return idle.map(({ id }) => id);
  },
  async idleCampaigns(before, limit) {
    const idle = await models.match.findMany({
      select: { id: true, campaign: { select: { currentMatchId: true } } },
      where: { status: 'lobby', changedAt: { lt: before }, campaign: { status: 'playing' } },
    });
    const current = idle.filter(({ id, campaign }) => campaign?.currentMatchId === id);
    return current.slice(0, limit).map(({ id }) => id);
  },
  async deleteNeverBegun(before) {
    const { count } = await models.match.deleteMany({
      where: {
        status: 'abandoned',
        startedAt: null,
        endedAt: { lt: before },
        OR: [{ campaignId: null }, { campaign: { status: { notIn: ['playing', 'stuck'] } } }],
      },
    });
    await models.campaign.deleteMany({ where: { endedAt: { lt: before }, matches: { none: {} } } });
    return count;
  },
  // SQL, because matches name their people without referring to them: people who are in none never set
  // anything.
  deletePeople: (before) => models.$executeRaw`
    DELETE FROM people WHERE changed_at < ${before}
    AND NOT EXISTS (SELECT 1 FROM participants p WHERE p.user_id = people.id)`,
  async deleteNotifications(before) {
    const { count } = await models.notification.deleteMany({
      where: { at: { lt: before }, live: false },
    });
    return count;
  },
});
