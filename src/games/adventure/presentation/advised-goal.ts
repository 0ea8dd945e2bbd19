import { type Goal, goalsOf } from '../companion/goals.ts';
import { positionOf } from '../rules/position.ts';
import { characterOf } from '../rules/queries/characters.ts';
import { atlasIn } from '../rules/queries/spaces.ts';
import type { AdventureView, CharacterView } from '../rules/view.ts';

/** Everything worth going for that a viewer knows of, best value for the distance first. */
export function goalsInOrder(view: AdventureView, { seat, space }: CharacterView): Goal[] {
  const state = positionOf(view);
  const ways = atlasIn(state).waysFrom(space);
  const value = (goal: Goal): number => goal.worth - ways.steps(goal.space);
  return [...goalsOf(state, characterOf(state, seat))].sort(
    (one, other) => value(other) - value(one),
  );
}

/** The goal with the best value for its distance, which the line about the next step names. */
export const advisedGoal = (view: AdventureView, character: CharacterView): Goal | undefined =>
  goalsInOrder(view, character)[0];
