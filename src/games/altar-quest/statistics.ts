import type { GameStatistics } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { allDecks, definition } from './rules/cards/library.ts';
import { allEnemies, damageOf } from './rules/queries/figures.ts';
import { questSteps } from './rules/queries/quest.ts';
import type { AltarQuest, AltarQuestState } from './rules/state.ts';
import { type CardId, definitionOf } from './rules/terms.ts';

/** Figures for judging the balance of Altar Quest. */
export const altarQuestStatistics: GameStatistics<AltarQuestState, AltarQuest> = {
  turns: ({ state }) => state.round,
  order: ({ state }) => [...new Set(state.heroes.map(({ seat }) => seat))],
  reached,
  // The first defeat ends the quest (AQ-004).
  fallen: ({ outcome }) => (outcome?.reason === 'hero-defeated' ? 1 : 0),
  cards: () =>
    allDecks()
      .flatMap(({ cards }) => cards)
      .filter(({ type }) =>
        ['equipment', 'action', 'feat', 'reaction', 'consumable', 'ally'].includes(type),
      )
      .map(({ id }) => id),
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
  idle: () => false,
};

/** The villain on the board, a fight with it, and the quest's last part: all its steps are done. */
function reached({ state }: Match<AltarQuestState>): string[] {
  const { done, goal } = questSteps(state);
  const isFought =
    state.villain === 'defeated' || allEnemies(state).some((enemy) => isHurtVillain(state, enemy));
  return [
    ...(state.villain === 'scheme' ? [] : ['villain-came']),
    ...(isFought ? ['villain-fought'] : []),
    ...(state.villain === 'defeated' ? ['villain-defeated'] : []),
    ...(goal > 0 && done >= goal ? ['finale'] : []),
  ];
}

const isHurtVillain = (state: AltarQuestState, enemy: CardId): boolean =>
  definition(enemy).type === 'villain' && damageOf(state, enemy) > 0;
