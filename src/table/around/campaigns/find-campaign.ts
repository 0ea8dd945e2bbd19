import type { CampaignSummary } from '../../match/campaign-summary.ts';
import { orUnavailable, type TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { StoredCampaign } from '../../match/saved/stored-campaign.ts';
import type { CampaignFound, Campaigns } from './campaigns.ts';
import { campaignMatch, campaignSummary } from './summarizing.ts';

/** How many campaigns a list names at most. */
const LIST_LENGTH = 25;

export const findCampaign = (
  context: TableContext,
  campaignId: string,
): Promise<CampaignFound | Refused> => orUnavailable(context, () => found(context, campaignId));

export const findByMatch = (
  context: TableContext,
  matchId: string,
): Promise<CampaignFound | Refused> =>
  orUnavailable(context, async () => {
    const match = await context.store.read(matchId);
    if (!match) return refuse({ refusal: 'no-such-match' });
    return found(context, match.campaign?.id ?? null);
  });

export const findByThread = (
  context: TableContext,
  threadId: string,
): Promise<CampaignFound | Refused> =>
  orUnavailable(context, async () => {
    const match = await context.store.readByThread(threadId);
    if (!match) return refuse({ refusal: 'no-such-match' });
    return found(context, match.campaign?.id ?? null);
  });

async function found(
  context: TableContext,
  campaignId: string | null,
): Promise<CampaignFound | Refused> {
  const stored = campaignId === null ? null : await context.store.campaigns.read(campaignId);
  if (!stored) return refuse({ refusal: 'no-such-campaign' });
  return { ok: true, campaign: await summarized(context, stored) };
}

async function summarized(
  { store }: TableContext,
  stored: StoredCampaign,
): Promise<CampaignSummary> {
  const { currentMatchId } = stored;
  return campaignSummary(stored, currentMatchId === null ? null : await store.read(currentMatchId));
}

export const listCampaigns = (
  context: TableContext,
  filter: Parameters<Campaigns['campaigns']['list']>[0],
): ReturnType<Campaigns['campaigns']['list']> =>
  orUnavailable(context, async () => {
    const stored = await context.store.campaigns.list({ ...filter, limit: LIST_LENGTH });
    return {
      ok: true,
      campaigns: await Promise.all(stored.map((one) => summarized(context, one))),
    };
  });

export const campaignRecord = (
  context: TableContext,
  campaignId: string,
): ReturnType<Campaigns['campaigns']['record']> =>
  orUnavailable(context, async () => {
    const answer = await found(context, campaignId);
    if (!answer.ok) return answer;
    const matches = await context.store.campaigns.matches(campaignId);
    return { ...answer, matches: matches.map(campaignMatch) };
  });
