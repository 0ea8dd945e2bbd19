import { definition } from '../cards/library.ts';
import type { AltarQuestRun } from '../state.ts';
import type { CardId } from '../terms.ts';
import { discardCard } from './piles.ts';

/** An enemy that has been defeated leaves the board with its card and all that is attached to it (AQ-216, Q-28). */
export function removeDefeated(run: Pick<AltarQuestRun, 'state' | 'match'>, enemy: CardId): void {
  discardCard(run, enemy);
  if (definition(enemy).type === 'villain') run.state.villain = 'defeated';
}
