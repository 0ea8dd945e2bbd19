import type { Lobby, MatchSetup } from '../kernel/game.ts';
import { gameOf, type TableContext } from './context.ts';
import { inLobby, lobbySlot, nothing } from './lobby.ts';
import { summaryOf } from './public.ts';
import { type Missing, type Refused, refuse } from './refusal.ts';
import { hashSeed, newSeed } from './seed.ts';
import type { MatchChange, StoredMatch } from './store.ts';
import type { Changed } from './table.ts';
import { tell } from './telling.ts';

/** Anybody seated starts the match as soon as nothing is missing. */
export async function start(
  context: TableContext,
  matchId: string,
  userId: string,
): Promise<Changed | Refused> {
  return inLobby(context, matchId, (stored, lobby) => {
    const match = summaryOf(stored);
    if (!stored.seats.some((seat) => seat.userId === userId)) {
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
  const { perSeat, inAll } = lobby.characters;
  const have = seats.length;
  if (have < lobby.seats.min) missing.push({ missing: 'seats', have, need: lobby.seats.min });
  if (have > lobby.seats.max) missing.push({ missing: 'fewer-seats', have, need: lobby.seats.max });
  for (const { seat, name, characters } of seats) {
    const have = characters.length;
    if (have < perSeat.min) {
      missing.push({ missing: 'characters', seat, name, have, need: perSeat.min });
    }
    if (have > perSeat.max) {
      missing.push({ missing: 'fewer-characters', seat, name, have, need: perSeat.max });
    }
  }
  const all = seats.reduce((sum, holder) => sum + holder.characters.length, 0);
  if (all < inAll.min) missing.push({ missing: 'characters-in-all', have: all, need: inAll.min });
  if (all > inAll.max) {
    missing.push({ missing: 'fewer-characters-in-all', have: all, need: inAll.max });
  }
  return missing;
}

function begin(context: TableContext, stored: StoredMatch): MatchChange {
  const game = gameOf(context, stored.gameId);
  if (!game) throw new RangeError(`There is no game ${stored.gameId}.`);
  const now = context.now();
  const setup: MatchSetup = {
    seats: stored.seats.map(({ seat, characters }) => ({ seat, characters })),
    options: stored.options,
    seed: newSeed(),
  };
  const { match, happenings } = game.rules.setup(setup);
  const ended = match.outcome !== null;
  Object.assign(stored, {
    status: ended ? 'over' : 'playing',
    state: match,
    content: game.rules.content,
    revision: match.inputs,
    setup,
    outcome: match.outcome,
    seed: setup.seed,
    seedHash: hashSeed(setup.seed),
    startedAt: now,
    changedAt: now,
    endedAt: ended ? now : null,
  } satisfies Partial<StoredMatch>);
  const told = { game, match, happenings, settled: null, ended, now };
  return {
    match: stored,
    stateChanged: true,
    input: {
      revision: match.inputs,
      seat: null,
      userId: null,
      decisionId: null,
      options: [],
      requestId: null,
      settled: null,
      happenings,
    },
    slots: [
      lobbySlot(now),
      { slot: { kind: 'thread', key: 'thread', data: {} }, dueAt: now },
      ...tell(context, stored.desk, told),
    ],
  };
}
