import type { CampaignState } from './state.ts';

/** Notes the quest that has just ended (AQ-275). */
export function recordQuest(state: CampaignState): void {
  const { plan, last, chapter } = state;
  if (!plan || !last) throw new Error('There is no quest to be noted.');
  const { heroes, won, reason, rounds } = last;
  state.record.push({ ...plan, chapter, heroes: [...heroes], won, reason, rounds });
}
