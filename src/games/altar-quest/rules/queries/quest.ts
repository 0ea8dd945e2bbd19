import { definition } from '../cards/library.ts';
import { amountOf, rulesCard } from '../effects/parts/amount.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId } from '../terms.ts';

/** How far the quest has come, as its Setup/Rules card counts it: steps done, and how many there are before its last part. */
export function questSteps(state: AltarQuestState): { rules: CardId; done: number; goal: number } {
  const rules = rulesCard(state);
  const { progress } = definition(rules);
  const scope = { card: rules, hero: state.heroes[0]?.id ?? '' };
  return {
    rules,
    done: progress ? amountOf({ state }, progress.of, scope) : 0,
    goal: progress ? amountOf({ state }, progress.goal, scope) : 0,
  };
}
