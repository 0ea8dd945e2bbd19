import type { CampaignState } from '../state.ts';
import type { StoryCondition } from './guide.ts';

/** Whether a condition of a story's guide holds. Anything about the last quest is untrue before the first. */
export function storyHolds(state: CampaignState, condition: StoryCondition): boolean {
  const { last } = state;
  switch (condition.if) {
    case 'won':
      return last?.won ?? false;
    case 'wins':
      return state.record.filter(({ won }) => won).length >= condition.atLeast;
    case 'marked':
      return state.marks.includes(condition.mark);
    case 'has':
      return has(state, condition.card);
    case 'fell':
      return last?.removed.includes(condition.card) ?? false;
    case 'stood':
      return last?.allies.includes(condition.card) ?? false;
    case 'tokens':
      return (last?.tokens[condition.card] ?? 0) >= condition.atLeast;
    case 'villain':
      return last?.villain === condition.is;
    case 'rounds':
      return last !== null && last.rounds <= condition.atMost;
    case 'hero':
      return last?.heroes.includes(condition.hero) ?? false;
    case 'not':
      return !storyHolds(state, condition.condition);
    case 'all':
      return condition.conditions.every((one) => storyHolds(state, one));
    case 'any':
      return condition.conditions.some((one) => storyHolds(state, one));
  }
}

/** Whether a card is in the journal, or a hero has it. */
function has({ journal, heroes }: CampaignState, card: string): boolean {
  const kept = [
    ...journal.enemyUpgrades,
    ...journal.rivals,
    ...journal.storyCards,
    ...Object.values(heroes).flatMap(({ equipment, allies }) => [...equipment, ...allies]),
  ];
  return kept.includes(card);
}
