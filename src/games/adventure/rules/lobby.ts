import type { Lobby } from '../../../kernel/lobby.ts';
import { allOf } from './cards/library.ts';
import { OPTIONS } from './options.ts';
import { LIMITS } from './rulings.ts';

/** What the lobby offers: one character a player, each taken once (AD-007, W-02, W-03). */
export const LOBBY: Lobby = {
  seats: LIMITS.players,
  characters: {
    get offers() {
      return allOf('character').map(({ id, levels }) => {
        const { health, attack, defense, damage } = levels.grey.starting;
        return { id, values: { health, attack, defense, damage } };
      });
    },
    perSeat: { min: 1, max: 1 },
    inAll: LIMITS.players,
  },
  options: OPTIONS,
  /** A shorter game, and a rival to race, who gets the hardest character; the host begins. */
  firstGame: {
    options: { valor: '4', 'first-player': 'seat-1' },
    characters: ['hunter', 'warlock', 'mage', 'warrior'],
    atLeast: 0,
    seats: 2,
  },
};
