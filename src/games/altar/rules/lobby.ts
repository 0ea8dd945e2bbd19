import type { Lobby } from '../../../kernel/lobby.ts';
import { allGods } from './cards/library.ts';
import { OPTIONS } from './options.ts';
import { LIMITS } from './rulings.ts';

/** What the lobby offers: one god a player, two in a match of two (AL-001, AL-010, AL-019). */
export const LOBBY: Lobby = {
  seats: LIMITS.players,
  characters: {
    get offers() {
      return allGods().map(({ id }) => ({ id, values: {} }));
    },
    perSeat: { min: 1, max: LIMITS.godsOfTwoPlayers },
    perSeatAmong: {
      2: { min: LIMITS.godsOfTwoPlayers, max: LIMITS.godsOfTwoPlayers },
      3: { min: 1, max: 1 },
      4: { min: 1, max: 1 },
      5: { min: 1, max: 1 },
    },
    inAll: { min: 3, max: LIMITS.players.max },
  },
  options: OPTIONS,
  /**
   * One god each, with powers that work by themselves and need no thought; companions take those that win
   * less. The host goes last: they see a turn of each companion first, and the last of three wins more often.
   */
  firstGame: {
    options: { 'first-player': 'seat-2' },
    characters: ['earth', 'war', 'light', 'love', 'anger', 'sorrow', 'trickery', 'fear'],
    atLeast: 0,
    seats: 3,
  },
};
