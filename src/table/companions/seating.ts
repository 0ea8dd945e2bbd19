import { randomInt } from 'node:crypto';
import { type Strength, strengthIn } from '../../kernel/companion.ts';
import { type Lobby, perSeatOf } from '../../kernel/lobby.ts';
import { gameOf, type TableContext } from '../context.ts';
import { isCrowd } from '../crowd/crowd.ts';
import { inLobby, nothing, seated } from '../lobby/gathering.ts';
import { summaryOf } from '../looking/visible.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { StoredMatch } from '../saved/store.ts';
import type { SeatHolder } from '../summary.ts';
import type { Changed } from '../table.ts';
import { isCompanion, newCompanion } from './holders.ts';

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
    const companion = newCompanion(stored.seats, strengthIn(rules, strength), context.texts);
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

/** Whether a seat plays what is left: nobody can choose for it in a lobby. */
export const isDealt = (holder: SeatHolder): boolean => isCompanion(holder) || isCrowd(holder);

/** Companions and crowds take what nobody has chosen, each in its turn at random; people choose first. */
export function dealCharacters(stored: StoredMatch, lobby: Lobby): void {
  const { offers } = lobby.characters;
  const { min } = perSeatOf(lobby, stored.seats.length);
  const taken = new Set(stored.seats.flatMap(({ characters }) => characters));
  const free = offers.map(({ id }) => id).filter((id) => !taken.has(id));
  const dealt = (holder: SeatHolder): SeatHolder => {
    if (!isDealt(holder)) return holder;
    const characters = [...holder.characters];
    while (characters.length < min && free.length > 0) {
      characters.push(...free.splice(randomInt(free.length), 1));
    }
    return { ...holder, characters };
  };
  stored.seats = stored.seats.map(dealt);
}
