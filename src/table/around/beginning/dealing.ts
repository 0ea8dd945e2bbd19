import { randomInt } from 'node:crypto';
import { type Lobby, perSeatOf } from '../../../kernel/lobby.ts';
import { isCrowd } from '../../match/people/crowd.ts';
import { isCompanion } from '../../match/people/holders.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';

/** Whether a seat gets the characters that are left: nobody can choose for it in a lobby. */
export const isDealt = (holder: SeatHolder): boolean => isCompanion(holder) || isCrowd(holder);

/** Companions and crowds take what nobody has chosen, each in turn at random; people choose first. */
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
