import type { Game } from '../../../kernel/game.ts';
import type { TableContext } from '../../match/context.ts';
import { isPerson } from '../../match/people/holders.ts';
import type { MatchChange, StoredMatch } from '../../match/saved/store.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';
import { toCompanion } from './to-companion.ts';

/**
 * Somebody has let a whole turn's time pass: so that their seat costs the others no more than that, a companion
 * plays it until they are back, which any press brings about. They are told of it once.
 * @returns null if no companion can: nobody else is there, or the table does without
 */
export function fallAsleep(
  context: TableContext,
  stored: StoredMatch,
  game: Game,
  holder: SeatHolder,
): MatchChange | null {
  if (!isPerson(holder) || stored.settings.absent !== 'companion') return null;
  return toCompanion(context, stored, game, holder, { until: null, open: false, asleep: true })
    .change;
}
