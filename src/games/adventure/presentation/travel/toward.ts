import { positionOf } from '../../rules/position.ts';
import { reachable } from '../../rules/queries/spaces.ts';
import type { SpaceId } from '../../rules/terms.ts';
import { goalsInOrder } from '../advised-goal.ts';
import { namesIn } from '../names.ts';
import { characterAt } from '../position.ts';
import { questsAt } from '../spaces.ts';
import { RANK, type Reason, type Traveler } from './places.ts';

/**
 * The spaces that lead nearest to goals more than one move away: the one that the goal's line names, and
 * others for the traveler's quests and the next level.
 *
 * @param within where the move can end
 */
export function towardGoals(
  traveler: Traveler,
  within: readonly SpaceId[],
): Map<SpaceId, Reason[]> {
  const { view, seat, texts } = traveler;
  const own = characterAt(view, seat);
  const found = new Map<SpaceId, Reason[]>();
  if (!own) return found;
  const state = positionOf(view);
  const stepsFrom = (from: SpaceId, to: SpaceId): number =>
    reachable(state, { ...own, space: from }, Number.POSITIVE_INFINITY).steps(to);
  const names = namesIn(texts);
  const aims = new Set<string>();
  for (const [index, goal] of goalsInOrder(view, own).entries()) {
    const isAdvised = index === 0;
    const isAnAim = isAdvised || goal.why === 'quest' || goal.why === 'overlord';
    // One way to each goal is enough, and none is needed if the best place for it is in reach.
    if (!isAnAim || aims.has(goal.aim)) continue;
    aims.add(goal.aim);
    if (within.includes(goal.space) || goal.space === own.space) continue;
    const [nearest] = within
      .map((space) => ({ space, left: stepsFrom(space, goal.space) }))
      .filter(({ left }) => left < stepsFrom(own.space, goal.space))
      .sort((one, other) => one.left - other.left);
    if (!nearest) continue;
    const [quest] = questsAt(view, goal.space, seat);
    const toward: Reason = {
      about: `toward ${goal.space}`,
      label: texts('adventure.go.toward', { space: names.space(goal.space) }),
      emoji: texts('adventure.emoji.travel'),
      rank: isAdvised ? RANK.advised : RANK.likely,
      notes: [
        texts('adventure.go.left', { left: nearest.left }),
        ...(quest === undefined
          ? []
          : [texts('adventure.go.quest', { quest: names.card(quest), last: 'false' })]),
      ],
    };
    found.set(nearest.space, [...(found.get(nearest.space) ?? []), toward]);
  }
  return found;
}
