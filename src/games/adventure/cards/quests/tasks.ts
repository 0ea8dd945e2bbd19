import type { QuestDefinition, Task } from '../../rules/cards/definition.ts';
import type { Color, DefinitionId, Resource, Slot, SpaceId } from '../../rules/terms.ts';

/** Helpers for writing quests: each function makes one task, so that a quest reads like what it asks for. */

type Written = Omit<QuestDefinition, 'type' | 'set'>;

/** The quests of one deck. */
export const questsOf = (
  set: QuestDefinition['set'],
  quests: readonly Written[],
): readonly QuestDefinition[] => quests.map((quest) => ({ ...quest, type: 'quest' as const, set }));

export const travel = (to: SpaceId): Task => ({ task: 'travel', to });

export const collect = (...at: SpaceId[]): Task => ({ task: 'collect', at });

/** Any encounters, or those of a kind, of a color or above, or at certain spaces. */
export const defeat = (
  count: number,
  which: Omit<Extract<Task, { task: 'defeat' }>, 'task' | 'count'> = {},
): Task => ({ task: 'defeat', count, ...which });

export const overlord = (encounter: DefinitionId): Task => ({ task: 'overlord', encounter });

/** Damage to other characters. */
export const wound = (amount: number): Task => ({ task: 'wound', amount });

/** Another character defeated in combat. */
export const rout = (): Task => ({ task: 'rout' });

/** A token left with another character. */
export const meet = (): Task => ({ task: 'meet' });

export const activate = (resource: Resource, count = 1): Task => ({
  task: 'resource',
  resource,
  count,
});

export const discover = (count: number): Task => ({ task: 'discover', count });

/** An item of a color or above to give away at a space. */
export const deliver = (color: Color, to: SpaceId, slot?: Slot): Task => ({
  task: 'deliver',
  color,
  to,
  ...(slot ? { slot } : {}),
});

export const equip = (slot: Exclude<Slot, 'bag'>, color: Color): Task => ({
  task: 'equip',
  slot,
  color,
});
