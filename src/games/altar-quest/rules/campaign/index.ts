import type { CampaignRules } from '../../../../kernel/campaign.ts';
import { afterMatch, type SkipUpkeep } from './after.ts';
import { beginCampaign } from './begin.ts';
import { bringsTo } from './brings.ts';
import { nextMatch } from './next.ts';
import { CAMPAIGN_OPTIONS } from './options.ts';
import type { CampaignState } from './state.ts';
import { trials } from './trials.ts';

/**
 * Campaigns and stories of Altar Quest (AQ-268 to AQ-292).
 * @param skipUpkeep what is played between the quests builds on these rules, and is passed in
 */
export const campaignWith = (skipUpkeep: SkipUpkeep): CampaignRules<CampaignState> => ({
  options: CAMPAIGN_OPTIONS,
  begin: beginCampaign,
  next: nextMatch,
  brings: bringsTo,
  after: afterMatch(skipUpkeep),
  trials,
});
