import { strengthIn } from '../../../kernel/companion.ts';
import { type FirstGame, type Lobby, perSeatOf } from '../../../kernel/lobby.ts';
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
    const usual = lobby.options.map((option) => [option.id, option.default]);
    const settled = stored.desk.settled.map((option) => [option, stored.options[option] ?? '']);
    stored.options = {
      ...Object.fromEntries(usual),
      ...first.options,
      ...Object.fromEntries(settled),
    };
    stored.seats = filled(context, stored, lobby);
    return seated(context, stored, dealt(stored.seats, lobby, first));
  });
}

/** Companions take the seats that are missing for a start, where the game has them. */
function filled(context: TableContext, stored: StoredMatch, lobby: Lobby): SeatHolder[] {
  const rules = gameOf(context, stored.gameId)?.rules.companion;
  const seats = [...stored.seats];
  while (rules && seats.length < lobby.seats.min) {
    const companion = newCompanion(seats, strengthIn(rules, 'steady'), context.texts);
    seats.push({ ...companion, seat: '', characters: [] });
  }
  return seats;
}

/** Everybody gets as many as a seat needs, people first; what is to take part besides goes to people. */
function dealt(seats: readonly SeatHolder[], lobby: Lobby, first: FirstGame): SeatHolder[] {
  const { offers, inAll } = lobby.characters;
  const free = first.characters.filter((character) => offers.some(({ id }) => id === character));
  const { min, max } = perSeatOf(lobby, seats.length);
  const held = new Map(seats.map((holder) => [holder, [] as string[]]));
  const people = seats.filter(isPerson);
  const deal = (to: readonly SeatHolder[], number: number): void => {
    for (const holder of to) {
      const own = held.get(holder) ?? [];
      if (own.length < max) own.push(...free.splice(0, number));
    }
  };
  deal([...people, ...seats.filter((holder) => !isPerson(holder))], min);
  const inPlay = () => [...held.values()].flat().length;
  const wanted = Math.min(Math.max(first.atLeast, inAll.min), inAll.max);
  for (let before = -1; inPlay() < wanted && inPlay() > before; ) {
    before = inPlay();
    deal(people.slice(0, 1), 1);
  }
  return seats.map((holder) => ({ ...holder, characters: held.get(holder) ?? [] }));
}
