import type { Ability } from '../cards/definition.ts';
import { definition } from '../cards/library.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId } from '../terms.ts';
import { cardState } from './card-state.ts';
import { allEnemies, isQuarryOnBoard } from './figures.ts';

/**
 * The Activate that counts now: a villain card's Scheme side until the villain spawns, then its Villain
 * side; a quarry's only while it is on the board.
 */
export function activation(state: AltarQuestState, card: CardId): Ability | undefined {
  const { type, abilities } = definition(card);
  if (type === 'quarry' && !isQuarryOnBoard(state)) return undefined;
  const keyword = type === 'villain' && state.villain === 'scheme' ? 'scheme' : 'activate';
  return abilities?.find((ability) => ability.keyword === keyword);
}

/**
 * Enemies on the board that, as things are, activate before this turn is over: those of the current area, and
 * in the threat turn those of the heroes who have still to react.
 * @param left cards of the current area whose turn has not come
 */
export function enemiesToActivate(state: AltarQuestState, left: readonly CardId[]): CardId[] {
  const { heroes, turn, active } = state;
  const waiting = heroes.filter(({ id, reacted }) => !reacted && id !== active);
  const later = turn === 'threat' ? waiting.flatMap(({ threats }) => threats) : [];
  const enemies = allEnemies(state);
  return [...left, ...later].filter(
    (card) =>
      enemies.includes(card) &&
      !cardState(state, card).exhausted &&
      activation(state, card) !== undefined,
  );
}
