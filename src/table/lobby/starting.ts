import { type Lobby, perSeatOf } from '../../kernel/lobby.ts';
import type { MatchSetup } from '../../kernel/setup.ts';
import { isCompanion } from '../companions/holders.ts';
import { dealCharacters, isDealt } from '../companions/seating.ts';
import { gameOf, type TableContext } from '../context.ts';
import { isCrowd } from '../crowd/crowd.ts';
import { summaryOf } from '../looking/visible.ts';
import { type Missing, type Refused, refuse } from '../refusal.ts';
import type { MatchChange, StoredMatch } from '../saved/store.ts';
import { hashSeed } from '../seed.ts';
import { giveUsual } from '../standing/standing-answers.ts';
import type { SeatHolder } from '../summary.ts';
import type { Changed } from '../table.ts';
import { tell } from '../telling/tell.ts';
import { inLobby, lobbySlot, nothing } from './gathering.ts';

/** Anybody seated, or the host, starts the match as soon as nothing is missing. */
export async function start(
  context: TableContext,
  matchId: string,
  userId: string,
): Promise<Changed | Refused> {
  return inLobby(context, matchId, (stored, lobby) => {
    const match = summaryOf(stored);
    if (!mayStart(stored, userId)) {
      return nothing(refuse({ refusal: 'not-seated', match }));
    }
    const missing = missingIn(stored, lobby);
    if (missing.length > 0) return nothing(refuse({ refusal: 'not-ready', match, missing }));
    try {
      const change = begin(context, stored);
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
  // Whoever has to come or to choose anyway brings what is named above.
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

/**
 * Deals what is to be dealt and begins, in place.
 * @param scenario the position to begin with, instead of a new game
 */
export function begin(context: TableContext, stored: StoredMatch, scenario?: string): MatchChange {
  const game = gameOf(context, stored.gameId);
  if (!game) throw new RangeError(`There is no game ${stored.gameId}.`);
  const now = context.now();
  dealCharacters(stored, game.rules.lobby);
  for (const holder of stored.seats.filter(isCompanion)) stored.desk.companions[holder.seat] = null;
  for (const { seat } of stored.seats) giveUsual(game, stored.desk, seat);
  const setup: MatchSetup = {
    seats: stored.seats.map(({ seat, characters }) => ({ seat, characters })),
    options: stored.options,
    seed: context.newSeed(),
    ...(scenario ? { scenario } : {}),
  };
  const { match, happenings } = game.rules.setup(setup);
  const ended = match.outcome !== null;
  Object.assign(stored, {
    status: ended ? 'over' : 'playing',
    state: match,
    content: game.rules.content(),
    revision: match.inputs,
    setup,
    outcome: match.outcome,
    seed: setup.seed,
    seedHash: hashSeed(setup.seed),
    startedAt: now,
    changedAt: now,
    endedAt: ended ? now : null,
  } satisfies Partial<StoredMatch>);
  stored.desk.underWay = game.rules.underWay(match);
  const { seats, settings } = stored;
  const told = { game, match, seats, settings, happenings, settled: null, ended, now };
  return {
    match: stored,
    ...(stored.seats.some(isDealt) ? { seats: stored.seats } : {}),
    stateChanged: true,
    inputs: [
      {
        revision: match.inputs,
        seat: null,
        userId: null,
        decisionId: null,
        options: [],
        requestId: null,
        settled: null,
        happenings,
      },
    ],
    slots: [
      lobbySlot(now),
      { slot: { kind: 'thread', key: 'thread', data: {} }, dueAt: now },
      ...tell(context, stored.desk, told),
    ],
  };
}
