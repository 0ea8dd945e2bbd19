import type { Campaign, NextMatch } from '../../../../kernel/campaign.ts';
import { storyGuide } from './guide/library.ts';
import type { CampaignState } from './state.ts';

/** The game of the upkeep: its matches come between the quests of a campaign. */
export const UPKEEP = 'altar-quest-upkeep';

/**
 * People gather for a quest, so that heroes can come, go and change before it (AQ-274); whatever comes between
 * quests is asked at once of those who have played.
 */
export function nextMatch({ state, outcome }: Campaign<CampaignState>): NextMatch | null {
  if (outcome) return null;
  if (state.due !== 'quest') return { gameId: UPKEEP, begins: 'at-once', options: {} };
  return {
    gameId: 'altar-quest',
    begins: 'gathering',
    options: { ...state.options, ...settledBy(state), ...state.plan },
  };
}

/** A story says who comes along, and perhaps where it takes place. */
function settledBy({ story }: CampaignState): { [option: string]: string } {
  if (story === null) return {};
  const { board } = storyGuide(story);
  return { ally: 'none', rivals: 'none', ...(board === undefined ? {} : { board }) };
}
