import { type Lobby, perSeatOf } from '../../../kernel/lobby.ts';
import type { TableContext } from '../../match/context.ts';
import { isCrowd } from '../../match/people/crowd.ts';
import { type Missing, type Refused, refuse } from '../../match/refusal.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { Changed, SeatHolder } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { begin } from '../beginning/beginning.ts';
import { isDealt } from '../beginning/dealing.ts';
import { broughtBy } from '../campaigns/rules.ts';
import { inLobby, nothing } from './gathering.ts';

/** Anybody seated, or the host, starts the match as soon as nothing is missing. */
export async function start(
  context: TableContext,
  matchId: string,
  userId: string,
): Promise<Changed | Refused> {
  return inLobby(context, matchId, async (stored, lobby, locked) => {
    const match = summaryOf(stored);
    if (!mayStart(stored, userId)) {
      return nothing(refuse({ refusal: 'not-seated', match }));
    }
    const missing = missingIn(stored, lobby);
    if (missing.length > 0) return nothing(refuse({ refusal: 'not-ready', match, missing }));
    const campaign = await locked.campaign();
    try {
      const change = begin(context, stored, campaign ? broughtBy(context, campaign) : {});
      return { answer: { ok: true, match: summaryOf(stored) }, change };
    } catch (error) {
      context.log.error({ error, match: stored.id }, 'The rules could not set up a match.');
      return nothing(refuse({ refusal: 'rules-fault', match }));
    }
  });
}

/** Everything that keeps a lobby from starting, in the order worth telling. */
export function missingIn(stored: Pick<StoredMatch, 'seats'>, lobby: Lobby): Missing[] {
  const missing: Missing[] = [];
  const { seats } = stored;
  const { inAll } = lobby.characters;
  const have = seats.length;
  const perSeat = perSeatOf(lobby, have);
  if (have < lobby.seats.min) missing.push({ missing: 'seats', have, need: lobby.seats.min });
  if (have > lobby.seats.max) missing.push({ missing: 'fewer-seats', have, need: lobby.seats.max });
  for (const holder of seats) {
    const { seat, name } = holder;
    const have = charactersOf(holder, perSeat.min);
    if (have < perSeat.min) {
      missing.push({ missing: 'characters', seat, name, have, need: perSeat.min });
    }
    if (have > perSeat.max) {
      missing.push({ missing: 'fewer-characters', seat, name, have, need: perSeat.max });
    }
  }
  const all = seats.reduce((sum, holder) => sum + charactersOf(holder, perSeat.min), 0);
  // Players who still have to join or choose anyway provide what is listed above.
  const coming = Math.max(0, lobby.seats.min - have) * perSeat.min;
  const brought = seats.reduce(
    (sum, { characters }) => sum + Math.max(characters.length, perSeat.min),
    coming,
  );
  if (brought < inAll.min) {
    missing.push({ missing: 'characters-in-all', have: brought, need: inAll.min });
  }
  if (all > inAll.max) {
    missing.push({ missing: 'fewer-characters-in-all', have: all, need: inAll.max });
  }
  return missing;
}

/** The host may also have left every seat to a crowd and companions. */
const mayStart = ({ seats, hostId }: StoredMatch, userId: string): boolean =>
  seats.some((seat) => seat.userId === userId) || (hostId === userId && seats.some(isCrowd));

/** Companions and crowds take what is left when the match starts. */
const charactersOf = (holder: SeatHolder, least: number): number =>
  isDealt(holder) ? Math.max(holder.characters.length, least) : holder.characters.length;
