import type { CampaignState, QuestPlan } from '../../rules/campaign/state.ts';

/**
 * The decks of the next quest, once they are known: during an upkeep, the plan may still be that of the last
 * quest.
 */
export function nextQuest({ plan, due, record }: CampaignState): QuestPlan | null {
  if (due === 'epilogue') return null;
  return due !== 'upkeep' || plan?.quest !== record.at(-1)?.quest ? plan : null;
}
