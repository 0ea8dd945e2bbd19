import type { TableContext } from '../../match/context.ts';
import { crowdOfRole, EVERYBODY, isCrowd, type Role } from '../../match/people/crowd.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { Changed } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { inLobby, nothing, seated } from './gathering.ts';

/**
 * The host gives the next seat to a crowd. One per match: a person in two would see the hands of both.
 * @param role whose members are the crowd; null for everyone in the thread
 */
export async function addCrowd(
  context: TableContext,
  matchId: string,
  userId: string,
  role: Role | null,
): Promise<Changed | Refused> {
  return inLobby(context, matchId, (stored, lobby) => {
    const match = summaryOf(stored);
    if (stored.hostId !== userId) return nothing(refuse({ refusal: 'not-host', match }));
    if (stored.seats.some(isCrowd)) return nothing(refuse({ refusal: 'one-crowd', match }));
    const { max } = lobby.seats;
    if (stored.seats.length >= max) return nothing(refuse({ refusal: 'seats-full', match, max }));
    const crowd = role
      ? { userId: crowdOfRole(role.id), name: role.name }
      : { userId: EVERYBODY, name: '' };
    return seated(context, stored, [...stored.seats, { ...crowd, seat: '', characters: [] }]);
  });
}
