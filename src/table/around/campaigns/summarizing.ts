import type { CampaignMatch, CampaignSummary } from '../../match/campaign-summary.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { StoredCampaign } from '../../match/saved/stored-campaign.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { campaignVotesIn, votesNeeded } from '../ending/votes.ts';

/** @param current its current match, if available */
export function campaignSummary(
  stored: StoredCampaign,
  current: StoredMatch | null,
): CampaignSummary {
  const { currentMatchId: _, version: __, ...campaign } = stored;
  return {
    ...campaign,
    hostId: current?.hostId ?? stored.hostId,
    current: current && summaryOf(current),
    ending: current
      ? { votes: campaignVotesIn(current), needed: votesNeeded(current) }
      : { votes: [], needed: 0 },
  };
}

export function campaignMatch(stored: StoredMatch): CampaignMatch {
  const { id, gameId, status, outcome, threadId, campaign, desk } = stored;
  const number = campaign?.number ?? 0;
  const after = desk.campaignAfter;
  return { id, number, gameId, status, outcome, threadId, match: summaryOf(stored), after };
}
