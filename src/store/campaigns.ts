import type { CampaignFilter, StoredMatch } from '../table/match/saved/store.ts';
import { readCampaign, type StoredCampaign } from '../table/match/saved/stored-campaign.ts';
import type { Prisma, PrismaClient } from './generated/prisma/client.ts';
import { LISTED, matchesFrom } from './match-rows.ts';

/** What can be asked about campaigns without locking them. */

/** A row of `campaigns` with what is read of its current match. */
export interface CampaignRow extends Omit<StoredCampaign, 'campaign'> {
  state: unknown;
}

export const campaignFrom = ({ state, ...row }: CampaignRow): StoredCampaign => ({
  ...row,
  campaign: readCampaign(state),
});

const WITH_MATCHES = {
  include: {
    matches: {
      select: {
        id: true,
        hostId: true,
        outbox: { where: { key: 'lobby' }, select: { messageId: true } },
      },
    },
  },
} satisfies Prisma.CampaignDefaultArgs;

/** The host of the current match hosts the campaign. */
function withCurrent({
  matches,
  ...row
}: Prisma.CampaignGetPayload<typeof WITH_MATCHES>): StoredCampaign {
  const current = matches.find(({ id }) => id === row.currentMatchId);
  return campaignFrom({
    ...row,
    status: row.status as StoredCampaign['status'],
    options: row.options as StoredCampaign['options'],
    hostId: current?.hostId ?? row.hostId,
    homeMessageId: current?.outbox[0]?.messageId ?? null,
  });
}

export async function readCampaignRow(
  models: PrismaClient,
  id: string,
): Promise<StoredCampaign | null> {
  const row = await models.campaign.findUnique({ ...WITH_MATCHES, where: { id } });
  return row && withCurrent(row);
}

export async function listCampaigns(
  models: PrismaClient,
  { guildId, userId, statuses, limit }: CampaignFilter,
): Promise<StoredCampaign[]> {
  const rows = await models.campaign.findMany({
    ...WITH_MATCHES,
    where: {
      guildId,
      ...(statuses && { status: { in: statuses } }),
      ...(userId === undefined
        ? {}
        : { matches: { some: { participants: { some: { userId } } } } }),
    },
    orderBy: [{ changedAt: 'desc' }, { id: 'asc' }],
    take: limit,
  });
  return rows.map(withCurrent);
}

export async function matchesOf(models: PrismaClient, campaignId: string): Promise<StoredMatch[]> {
  const found = await models.match.findMany({
    ...LISTED,
    where: { campaignId },
    orderBy: { campaignNumber: 'asc' },
  });
  return matchesFrom(models, found);
}

export async function stuckCampaigns(models: PrismaClient): Promise<string[]> {
  const stuck = await models.campaign.findMany({
    select: { currentMatchId: true },
    where: { status: 'stuck' },
  });
  return stuck.flatMap(({ currentMatchId }) => currentMatchId ?? []);
}
