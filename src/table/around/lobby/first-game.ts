import { strengthIn } from '../../../kernel/companion.ts';
import {
  companionsMissing,
  dealtForFirstGame,
  optionsOfFirstGame,
} from '../../../kernel/first-game.ts';
import type { FirstGame, Lobby } from '../../../kernel/lobby.ts';
import { gameOf, type TableContext } from '../../match/context.ts';
import { isPerson, newCompanion } from '../../match/people/holders.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { Changed, SeatHolder } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { inLobby, nothing, seated } from './gathering.ts';

/** The host sets what suits a first game: options, companions where somebody is missing, characters. */
export async function firstGame(
  context: TableContext,
  matchId: string,
  userId: string,
): Promise<Changed | Refused> {
  return inLobby(context, matchId, (stored, lobby) => {
    const match = summaryOf(stored);
    if (stored.hostId !== userId) return nothing(refuse({ refusal: 'not-host', match }));
    const { firstGame: first } = lobby;
    if (!first) return nothing(refuse({ refusal: 'no-first-game', match }));
    const settled = stored.desk.settled.map((option) => [option, stored.options[option] ?? '']);
    stored.options = { ...optionsOfFirstGame(lobby, first), ...Object.fromEntries(settled) };
    stored.seats = filled(context, stored, lobby, first);
    const held = dealtForFirstGame(lobby, first, stored.seats.map(isPerson));
    const dealt = stored.seats.map((holder, seat) => ({ ...holder, characters: held[seat] ?? [] }));
    return seated(context, stored, dealt);
  });
}

/** Companions take the seats that are missing, where the game has them. */
function filled(
  context: TableContext,
  stored: StoredMatch,
  lobby: Lobby,
  first: FirstGame,
): SeatHolder[] {
  const rules = gameOf(context, stored.gameId)?.rules.companion;
  const seats = [...stored.seats];
  if (!rules) return seats;
  for (let missing = companionsMissing(lobby, first, seats.length); missing > 0; missing--) {
    const companion = newCompanion(seats, strengthIn(rules, 'steady'));
    seats.push({ ...companion, seat: '', characters: [] });
  }
  return seats;
}
