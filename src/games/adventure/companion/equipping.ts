import type { Task } from '../rules/cards/definition.ts';
import { challengeDefinition, itemOf } from '../rules/cards/library.ts';
import { mayEquip } from '../rules/queries/cards.ts';
import type { Character } from '../rules/state.ts';
import { type CardId, rankOf } from '../rules/terms.ts';
import { worthForQuests } from './tasks.ts';
import { strengthOfItem } from './worth.ts';

/** Anything better than what is worn in its place, or needed for a quest. */
export function equipGain(character: Character, item: CardId): number {
  const { slot } = itemOf(item);
  const worn = slot === 'bag' ? null : character[slot];
  const asked = worthForQuests(character, (task) => isAskedFor(task, item));
  // What a quest asks for is not exchanged before it has been counted.
  const kept = worn === null ? 0 : worthForQuests(character, (task) => isAskedFor(task, worn));
  const better = strengthOfItem(character, item) - (worn ? strengthOfItem(character, worn) : 0);
  const gain = better + asked - kept;
  return gain > 0 ? gain : -1;
}

const isAskedFor = (task: Task, item: CardId): boolean =>
  task.task === 'equip' &&
  task.slot === itemOf(item).slot &&
  rankOf(challengeDefinition(item).color) >= rankOf(task.color);

/** Whether something in the bag would be better worn: then the bag is worth looking through. */
export const wantsToRearrange = (character: Character): boolean =>
  character.bag.some((item) => mayEquip(character, item) && equipGain(character, item) > 0.5);
