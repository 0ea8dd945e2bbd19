import { roomOf } from '../board/board.ts';
import { definition } from '../cards/library.ts';
import { BOARD, heroById } from '../figures.ts';
import type { AltarQuestState } from '../state.ts';
import { cardState } from '../tokens.ts';
import { armorOf, defenseOf, fixed, healthLeft } from '../values.ts';
import type { TestData } from './test.ts';

/**
 * What a number of successes is worth in a test: grows exactly when the result gets better for the
 * hero. Decides whether asking about supply and focus matters at all.
 */
export function worthOf(state: AltarQuestState, data: TestData, successes: number): number {
  switch (data.kind) {
    case 'test':
      return data.difficulty === null ? successes : Number(successes >= data.difficulty);
    case 'attack': {
      const enemy = data.enemy ?? '';
      const most = armorOf(state, enemy) + healthLeft(state, enemy);
      return Math.min(most, Math.max(0, successes - defenseOf(state, enemy)));
    }
    case 'inflict': {
      const left = (data.difficulty ?? 0) - defenseOf(state, data.hero) - (data.addedDefense ?? 0);
      return Math.min(successes, Math.max(0, left));
    }
    case 'resist':
      return Math.min(successes, data.difficulty ?? 0);
    case 'search': {
      const feature = state.features[roomOf(BOARD, heroById(state, data.hero).at)];
      const tokens = feature === undefined ? 0 : (cardState(state, feature).search ?? 0);
      return Math.max(0, successes - tokens);
    }
    case 'task': {
      const { threshold } = definition(data.card);
      const needed = fixed(state, threshold ?? 1) - (cardState(state, data.card).progress ?? 0);
      return Math.min(needed, Math.max(0, successes - (data.difficulty ?? 0)));
    }
  }
}
