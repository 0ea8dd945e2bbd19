import type { Lobby } from '../../../kernel/lobby.ts';
import { allDecks } from './cards/library.ts';
import { OPTIONS } from './options.ts';

/** What the lobby offers: 1 to 4 heroes, one player may hold several (AQ-001, AQ-002, Q-40). */
export const LOBBY: Lobby = {
  seats: { min: 1, max: 4 },
  characters: {
    get offers() {
      return allDecks()
        .filter((deck) => deck.kind === 'hero')
        .flatMap((deck) => deck.cards.filter((card) => card.type === 'character'))
        .map((card) => ({
          id: card.id,
          values: {
            health: card.health as number,
            defense: card.defense ?? 0,
            range: card.range ?? 1,
            ...card.attributes,
          },
        }));
    },
    perSeat: { min: 1, max: 4 },
    inAll: { min: 1, max: 4 },
  },
  options: OPTIONS,
  /**
   * AQ-009: two heroes and an ally, on the level Story, and the players choose where they begin (AQ-070). The
   * rest is, of what was measured (`balance --first-game`), what the novice and steady companions both win
   * often: the Raglanders and Gert instead of the Frox and Bolx, traps that do less, an altar that is not in
   * the first rooms.
   */
  firstGame: {
    options: {
      level: 'story',
      threat: 'raglanders',
      villain: 'gert',
      ally: 'any',
      traps: 'entering',
      altar: 'late',
      'start-room': 'chosen',
    },
    characters: ['sedrin', 'rowen', 'myreen', 'quella'],
    atLeast: 2,
  },
};
