import type { Decision, Refusal } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';
import { decisionsOf, publicDecision, summaryOf, waitingOf } from '../../match/shown/visible.ts';

/** Why a choice can't be made, with what helps. */
export function refused(
  game: Game,
  stored: StoredMatch,
  holder: SeatHolder,
  decision: Decision,
  refusal: Refusal,
): Refused {
  const match = summaryOf(stored);
  const waiting = waitingOf(game, stored);
  switch (refusal) {
    case 'not-yours':
      return refuse({ refusal, match, decision: publicDecision(game, decision), waiting });
    case 'no-such-option': {
      const own = decisionsOf(stored, holder.seat).find(({ id }) => id === decision.id);
      return refuse({ refusal, match, decision: own ?? publicDecision(game, decision) });
    }
    case 'stale':
      return refuse({
        refusal,
        match,
        settled: null,
        open: decisionsOf(stored, holder.seat),
        waiting,
      });
  }
}
