import { definition } from '../cards/library.ts';
import type { Scope } from '../language/scope.ts';
import type { AltarQuestRun } from '../state.ts';

/** The Setup/Rules card of the quest: always the leftmost of the quest area (AQ-056). */
export function rulesCard(state: AltarQuestRun['state']): string {
  const first = state.questArea[0];
  if (first === undefined || definition(first).type !== 'quest-rules') {
    throw new Error('The quest area has lost its Setup/Rules card.');
  }
  return first;
}

/** The scope of the quest's own conditions: its Setup/Rules card, and no hero in particular. */
export const ofQuest = (state: AltarQuestRun['state']): Scope => ({
  card: rulesCard(state),
  hero: state.heroes[0]?.id ?? '',
});
