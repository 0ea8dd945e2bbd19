import { type Strength, strengthIn } from '../../../kernel/companion.ts';
import { gameOf, type TableContext } from '../../match/context.ts';
import { newCompanion } from '../../match/people/holders.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { Changed } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { isDealt } from '../beginning/dealing.ts';
import { inLobby, nothing, seated } from './gathering.ts';

/** The host gives the next seat to a companion. */
export async function addCompanion(
  context: TableContext,
  matchId: string,
  userId: string,
  strength: Strength,
): Promise<Changed | Refused> {
  return inLobby(context, matchId, (stored, lobby) => {
    const match = summaryOf(stored);
    if (stored.hostId !== userId) return nothing(refuse({ refusal: 'not-host', match }));
    const game = gameOf(context, stored.gameId);
    const rules = game?.rules.companion;
    if (!rules) return nothing(refuse({ refusal: 'no-companions', match }));
    const { max } = lobby.seats;
    if (stored.seats.length >= max) return nothing(refuse({ refusal: 'seats-full', match, max }));
    const companion = newCompanion(stored.seats, strengthIn(rules, strength));
    return seated(context, stored, [...stored.seats, { ...companion, seat: '', characters: [] }]);
  });
}

/** The host sends a companion, or a crowd, away. */
export async function removeCompanion(
  context: TableContext,
  matchId: string,
  userId: string,
  seat: string,
): Promise<Changed | Refused> {
  return inLobby(context, matchId, (stored) => {
    const match = summaryOf(stored);
    if (stored.hostId !== userId) return nothing(refuse({ refusal: 'not-host', match }));
    const companion = stored.seats.find((holder) => holder.seat === seat && isDealt(holder));
    if (!companion) return nothing(refuse({ refusal: 'no-such-companion', match }));
    return seated(
      context,
      stored,
      stored.seats.filter((holder) => holder !== companion),
    );
  });
}
