import type { CampaignState } from './state.ts';

/** What a campaign hands to the match between two quests: `MatchSetup.brings`. */
export interface UpkeepSetup {
  campaign: CampaignState;
}

/** What that match gives back, as far as the campaign reads it. */
export interface UpkeepResult {
  campaign: CampaignState;
}
