import type { Definition, QuestDefinition, Task } from '../cards/definition.ts';
import { LIMITS } from '../rulings.ts';

/** What the cards that take part have to offer together. */
export const ENOUGH = {
  /** AD-010: every player begins with two quests. */
  startingQuests: LIMITS.players.max * LIMITS.startingQuests,
  /** AD-064: as much as four players can have with one of them just winning, so that every match can be won. */
  valor: 4 * 7 + 1,
} as const;

/** Starting quests that everybody can complete. */
export const startingQuestsIn = (cards: readonly Definition[]): number =>
  cards.filter((card) => isQuestForAll(card) && card.set === 'starting').length;

/** The valor of elite quests and trophies. */
export const valorIn = (cards: readonly Definition[]): number =>
  cards.reduce((sum, card) => sum + valorOf(card), 0);

export const isEnough = (cards: readonly Definition[]): boolean =>
  startingQuestsIn(cards) >= ENOUGH.startingQuests && valorIn(cards) >= ENOUGH.valor;

/** What a card is sure to add: starting quests are drawn or leave the game, others may be out of it (W-40). */
function valorOf(card: Definition): number {
  if (card.type === 'trophy') return card.valor * card.copies;
  return isQuestForAll(card) && card.set === 'elite' ? card.valor : 0;
}

const isQuestForAll = (card: Definition): card is QuestDefinition =>
  card.type === 'quest' && !card.tasks.some(({ task }) => ABOUT_CHARACTERS.has(task));

const ABOUT_CHARACTERS: ReadonlySet<Task['task']> = new Set(['wound', 'rout', 'meet']);
