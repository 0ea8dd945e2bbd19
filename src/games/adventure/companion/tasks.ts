import type { Task } from '../rules/cards/definition.ts';
import { questDefinition } from '../rules/cards/library.ts';
import { neededFor } from '../rules/queries/quests.ts';
import type { ActiveQuest, AdventureState, Character } from '../rules/state.ts';
import { type Color, rankOf, type SpaceId, type Trait } from '../rules/terms.ts';
import { worthOfQuest } from './worth.ts';

/** A task of a quest that is still to be done. */
export interface OpenTask {
  task: Task;
  index: number;
  /** How often it is still to be done. */
  left: number;
}

export const openTasks = ({ card, progress }: ActiveQuest): OpenTask[] =>
  questDefinition(card).tasks.flatMap((task, index) => {
    const left = neededFor(task) - (progress[index] ?? 0);
    return left > 0 ? [{ task, index, left }] : [];
  });

/** What one step towards a quest is worth: an equal share of it for each step left. */
export function worthOfStep(character: Character, quest: ActiveQuest): number {
  const steps = openTasks(quest).reduce((sum, { left }) => sum + left, 0);
  return worthOfQuest(questDefinition(quest.card), character) / Math.max(1, steps);
}

/** What doing something is worth for the quests that ask for it. */
export const worthForQuests = (character: Character, asksForIt: (task: Task) => boolean): number =>
  character.quests.reduce(
    (sum, quest) =>
      sum +
      worthOfStep(character, quest) * openTasks(quest).filter(({ task }) => asksForIt(task)).length,
    0,
  );

/** What defeating an encounter somewhere is worth for quests; before it is drawn, its trait is unknown. */
export const worthOfDefeating = (
  character: Character,
  color: Color,
  trait: Trait | null,
  space: SpaceId = character.space,
): number =>
  worthForQuests(
    character,
    (task) =>
      task.task === 'defeat' &&
      (task.at?.includes(space) ?? true) &&
      (task.trait === undefined || task.trait === trait) &&
      (task.color === undefined || rankOf(task.color) <= rankOf(color)),
  );

/** Whether an undefeated encounter or an event is in a space: no card is drawn there (AD-048). */
export const isOccupied = (state: AdventureState, space: SpaceId): boolean =>
  state.locations[space] !== undefined || state.track.some((one) => one?.space === space);
