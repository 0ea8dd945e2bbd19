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
  /** Somebody who stays in the fight, and a game that is over sooner. */
  firstGame: {
    options: { valor: '4' },
    characters: ['warrior', 'hunter', 'mage', 'warlock'],
    atLeast: 0,
  },
};
