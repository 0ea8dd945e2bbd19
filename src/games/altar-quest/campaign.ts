import { campaignWith } from './rules/campaign/index.ts';
import { skipUpkeep } from './upkeep/rules/skip.ts';

/** Campaigns of Altar Quest with the upkeep that is played between its quests. */
export const altarQuestCampaign = campaignWith(skipUpkeep);
