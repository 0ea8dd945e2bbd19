import type { GameStatistics } from '../../kernel/game.ts';
import { followersWith } from './rules/cards/overlays.ts';
import { ritualCards } from './rules/queries/rituals.ts';
import type { Altar, AltarState } from './rules/state.ts';
import { followerOf } from './rules/terms.ts';

/** Ways to get through a turn without doing anything; a card thrown away has no effect (L-06). */
const NOTHING: ReadonlySet<string> = new Set(['pass', 'discard']);

/** What Altar's balance is judged by. */
export const altarStatistics: GameStatistics<AltarState, Altar> = {
  turns: ({ state }) => state.round,
  order: ({ state }) => state.players.map(({ seat }) => seat),
  cards: ({ overlay }) => followersWith(overlay).map(({ id }) => id),
  used({ verb, args }) {
    switch (verb) {
      case 'ritual': {
        const { hand, worshippers } = ritualCards(args.cards);
        return [...hand, ...worshippers].map(followerOf);
      }
      case 'play':
      case 'free':
      case 'worship':
        return [followerOf(args.card)];
      default:
        return [];
    }
  },
  turn: ({ state }) => `${state.round} ${state.turn?.seat}`,
  idle: ({ options }) =>
    options.some(({ verb }) => verb === 'pass') && options.every(({ verb }) => NOTHING.has(verb)),
};
