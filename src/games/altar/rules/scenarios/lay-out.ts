import type { SeatSetup } from '../../../../kernel/setup.ts';
import { newTurn } from '../changes/new-turn.ts';
import { realmOf } from '../queries/realms.ts';
import type { AltarState } from '../state.ts';
import { type CardId, followerOf } from '../terms.ts';
import type { Layout } from './layout.ts';

/** Who sits where; each god has a seat of its own unless it says otherwise. */
export function seatsIn({ gods }: Layout): SeatSetup[] {
  const seats = new Map<string, string[]>();
  for (const [index, [god, { seat = `seat-${index + 1}` }]] of Object.entries(gods).entries()) {
    seats.set(seat, [...(seats.get(seat) ?? []), god]);
  }
  return [...seats].map(([seat, characters]) => ({ seat, characters }));
}

/** Changes a table that has been dealt to the position laid out. Returns what it lacked for that, a line each. */
export function layOut(
  state: AltarState,
  { gods, hands = {}, discard = [], drawn }: Layout,
): string[] {
  const missing: string[] = [];
  const open = state.players.filter(({ seat }) => Object.hasOwn(hands, seat));
  const pile = [...state.deck, ...state.row, ...open.flatMap(({ hand }) => hand)];
  const take = (path: string, names: readonly string[]): CardId[] =>
    names.flatMap((name, index) => {
      const at = pile.findIndex((card) => card === name || followerOf(card) === name);
      if (at < 0) missing.push(`${path}.${index}: no ${name} is left`);
      return at < 0 ? [] : pile.splice(at, 1);
    });
  for (const player of open) player.hand = take(`hands.${player.seat}`, hands[player.seat] ?? []);
  for (const [god, { seat: _seat, worshippers, ...board }] of Object.entries(gods)) {
    const realm = Object.assign(realmOf(state, god), board);
    if (worshippers) realm.worshippers = take(`gods.${god}.worshippers`, worshippers);
    state.shrines -= realm.shrines;
    state.built += realm.shrines;
    if (realm.shrines > 0) realm.lastShrine = state.built;
  }
  state.discard = take('discard', discard);
  state.row = pile.splice(Math.max(0, pile.length - state.rowSize));
  state.deck = pile;
  state.round = 1;
  const [first] = state.players;
  if (drawn && first) state.turn = { ...newTurn(state, first.seat), draws: 0 };
  return missing;
}
