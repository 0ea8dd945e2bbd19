import type { GameStatistics } from '../../kernel/game.ts';
import { allDecks } from './rules/cards/library.ts';
import type { AltarQuest, AltarQuestState } from './rules/state.ts';
import { definitionOf } from './rules/terms.ts';

/** What the balance of Altar Quest is judged by. */
export const altarQuestStatistics: GameStatistics<AltarQuestState, AltarQuest> = {
  turns: ({ state }) => state.round,
  order: ({ state }) => [...new Set(state.heroes.map(({ seat }) => seat))],
  get cards() {
    return allDecks()
      .flatMap(({ cards }) => cards)
      .filter(({ type }) =>
        ['equipment', 'action', 'feat', 'reaction', 'consumable'].includes(type),
      )
      .map(({ id }) => id);
  },
  used({ verb, args }) {
    switch (verb) {
      case 'play':
      case 'feat':
      case 'action':
      case 'use':
        return [definitionOf(args.card)];
      default:
        return [];
    }
  },
  turn: ({ state }) => `${state.round} ${state.turn} ${state.active ?? ''}`,
  acting: ({ state }) =>
    state.turn === 'heroes'
      ? (state.heroes.find(({ id }) => id === state.active)?.seat ?? null)
      : null,
  idle: () => false,
};
