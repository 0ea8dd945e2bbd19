import type { Campaign, NextMatch } from '../../../../kernel/campaign.ts';
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
  const settled: { [option: string]: string } =
    state.story === null ? {} : { ally: 'none', rivals: 'none' };
  return {
    gameId: 'altar-quest',
    begins: 'gathering',
    options: { ...state.options, ...settled, ...state.plan },
  };
}
