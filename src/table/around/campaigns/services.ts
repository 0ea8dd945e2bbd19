import type { TableContext } from '../../match/context.ts';
import type { Campaigns } from './campaigns.ts';
import { endCampaign, stayInCampaign } from './ending.ts';
import {
  campaignRecord,
  findByMatch,
  findByThread,
  findCampaign,
  listCampaigns,
} from './find-campaign.ts';
import { createCampaign } from './opening.ts';

/** What people do with campaigns besides playing their matches. */
export const campaigns = (context: TableContext): Campaigns => ({
  campaigns: {
    create: (wanted) => createCampaign(context, wanted),
    find: (campaignId) => findCampaign(context, campaignId),
    findByMatch: (matchId) => findByMatch(context, matchId),
    findByThread: (threadId) => findByThread(context, threadId),
    list: (filter) => listCampaigns(context, filter),
    record: (campaignId) => campaignRecord(context, campaignId),
    end: (campaignId, userId, confirmed) => endCampaign(context, campaignId, userId, confirmed),
    stay: (campaignId, userId) => stayInCampaign(context, campaignId, userId),
  },
});
