import type { Strength } from '../../../kernel/companion.ts';
import { hostingStays, hostsAgain } from '../../deciding/changing-hands/hosting.ts';
import { changed, nothing } from '../../deciding/changing-hands/seat-work.ts';
import { givenBack, toCompanion } from '../../deciding/changing-hands/to-companion.ts';
import { keptFor, ownerOf } from '../../match/claims/claims.ts';
import type { TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { Changed, Person } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { inPlay } from './in-play.ts';

/** In a running match, the host or the seat's owner lets a companion play for a seat. */
export async function handOver(
  context: TableContext,
  matchId: string,
  userId: string,
  seat: string,
  strength: Strength,
): Promise<Changed | Refused> {
  return inPlay(context, matchId, (stored, game) => {
    const match = summaryOf(stored);
    const holder = stored.seats.find((one) => one.seat === seat);
    const isOwn = holder && ownerOf(stored, holder)?.userId === userId;
    if (stored.hostId !== userId && !isOwn) return nothing(refuse({ refusal: 'not-host', match }));
    if (!holder) return nothing(refuse({ refusal: 'no-such-companion', match }));
    return toCompanion(context, stored, game, holder, { strength });
  });
}

/** In a running match, a person leaves the seat to a companion, and hosting to the next person. */
export async function leaveToCompanion(
  context: TableContext,
  matchId: string,
  userId: string,
): Promise<Changed | Refused> {
  return inPlay(context, matchId, (stored, game) => {
    const match = summaryOf(stored);
    const holder = stored.seats.find((one) => one.userId === userId);
    if (!holder) return nothing(refuse({ refusal: 'not-seated', match }));
    const given = toCompanion(context, stored, game, holder, { open: true });
    if (!given.change) return given;
    const { match: after } = given.change;
    if (hostsAgain(after, userId)) hostingStays(after);
    return changed(given.change);
  });
}

/** A person who has left a seat to a companion takes it back. */
export async function takeBack(
  context: TableContext,
  matchId: string,
  person: Person,
): Promise<Changed | Refused> {
  return inPlay(context, matchId, (stored) => {
    const holder = keptFor(stored, person.userId);
    if (!holder) {
      return nothing(refuse({ refusal: 'no-such-companion', match: summaryOf(stored) }));
    }
    return givenBack(context, stored, holder, person);
  });
}
