import type { Task } from '../cards/definition.ts';
import { challengeDefinition, itemOf, questDefinition } from '../cards/library.ts';
import type { ActiveQuest, Character } from '../state.ts';
import { type CardId, rankOf } from '../terms.ts';

/** How often a task must be done. */
export function neededFor(task: Task): number {
  switch (task.task) {
    case 'defeat':
    case 'resource':
    case 'discover':
      return task.count;
    case 'wound':
      return task.amount;
    case 'collect':
      return task.at.length;
    default:
      return 1;
  }
}

/** AD-085: whether all conditions of a quest are met. */
export const isComplete = ({ card, progress }: ActiveQuest): boolean =>
  questDefinition(card).tasks.every((task, index) => (progress[index] ?? 0) >= neededFor(task));

/** A way to serve a quest by giving away an item where its owner is. */
export interface Delivery {
  quest: CardId;
  task: number;
  items: CardId[];
}

/** What a character could give away for quests in its space. */
export const deliveriesOf = (character: Character): Delivery[] =>
  character.quests.flatMap(({ card, progress }) =>
    questDefinition(card).tasks.flatMap((task, index): Delivery[] => {
      if (task.task !== 'deliver' || task.to !== character.space) return [];
      if ((progress[index] ?? 0) >= neededFor(task)) return [];
      const items = [...character.bag, character.weapon, character.armor].filter(
        (item): item is CardId => item !== null && fitsDelivery(task, item),
      );
      return items.length > 0 ? [{ quest: card, task: index, items }] : [];
    }),
  );

const fitsDelivery = ({ color, slot }: Extract<Task, { task: 'deliver' }>, item: CardId): boolean =>
  rankOf(challengeDefinition(item).color) >= rankOf(color) &&
  (slot === undefined || itemOf(item).slot === slot);
