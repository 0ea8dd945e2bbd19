import { openTasks } from '../../companion/tasks.ts';
import type { Task } from '../../rules/cards/definition.ts';
import { characterDefinition } from '../../rules/cards/library.ts';
import type { ActiveQuest } from '../../rules/state.ts';
import type { Affiliation, CharacterId } from '../../rules/terms.ts';
import { namesIn } from '../names.ts';
import { characterAt } from '../position.ts';
import { RANK, type Reason, type Traveler } from './places.ts';

/** A step of one of the traveler's quests. */
interface QuestStep {
  quest: ActiveQuest;
  task: Task;
  index: number;
  /** Nothing else is left to do for the quest. */
  isLast: boolean;
}

/** The steps that a traveler's quests still need, final steps first. */
export const stepsOf = ({ view, seat }: Traveler): QuestStep[] =>
  (characterAt(view, seat)?.quests ?? [])
    .flatMap((quest) => {
      const open = openTasks(quest);
      const left = open.reduce((sum, one) => sum + one.left, 0);
      return open.map(({ task, index }) => ({ quest, task, index, isLast: left === 1 }));
    })
    .sort((one, other) => Number(other.isLast) - Number(one.isLast));

/** What a reason gains by being a step of a quest; unchanged if it isn't one. */
export function forQuest(
  reason: Reason,
  traveler: Traveler,
  isStep: (step: QuestStep) => boolean,
): Reason {
  const step = stepsOf(traveler).find(isStep);
  if (!step) return reason;
  const { texts } = traveler;
  const quest = namesIn(texts).card(step.quest.card);
  const note = texts('adventure.go.quest', { quest, last: String(step.isLast) });
  return {
    ...reason,
    rank: reason.rank === RANK.unlikely ? RANK.other : step.isLast ? RANK.finish : RANK.quest,
    why: reason.why ?? 'quest',
    notes: [note, ...reason.notes],
  };
}

/** Whether a task asks for this character. */
export const isOf = (character: CharacterId, affiliation: Affiliation | undefined): boolean =>
  affiliation === undefined || characterDefinition(character).affiliation === affiliation;
