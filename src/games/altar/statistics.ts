import type { GameStatistics } from '../../kernel/game.ts';
import { allFollowers } from './rules/cards/library.ts';
import { ritualCards } from './rules/rituals.ts';
import type { AltarState } from './rules/state.ts';
import { followerOf } from './rules/terms.ts';

/** Deeds that use a follower up. */
const USES: ReadonlySet<string> = new Set(['play', 'free', 'worship']);

/** What Altar's balance is judged by. */
export const altarStatistics: GameStatistics<AltarState> = {
  turns: ({ state }) => state.round,
  order: ({ state }) => state.players.map(({ seat }) => seat),
  cards: allFollowers().map(({ id }) => id),
  used({ verb, args }) {
    if (verb === 'ritual') {
      const { hand, worshippers } = ritualCards(String(args?.cards));
      return [...hand, ...worshippers].map(followerOf);
    }
    return USES.has(verb) ? [followerOf(String(args?.card))] : [];
  },
};
