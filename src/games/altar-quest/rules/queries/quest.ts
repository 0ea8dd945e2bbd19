import { definition } from '../cards/library.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId } from '../terms.ts';
import { amountOf } from './amounts.ts';
import { ofQuest } from './rules-card.ts';

/** How far the quest has come, as its Setup/Rules card counts: steps done, and how many come before its last part. */
export function questSteps(state: AltarQuestState): { rules: CardId; done: number; goal: number } {
  const scope = ofQuest(state);
  const { progress } = definition(scope.card);
  return {
    rules: scope.card,
    done: progress ? amountOf({ state }, progress.of, scope) : 0,
    goal: progress ? amountOf({ state }, progress.goal, scope) : 0,
  };
}
