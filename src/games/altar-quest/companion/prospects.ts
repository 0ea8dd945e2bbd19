import type { HeroView } from '../rules/view.ts';
import type { Goal } from './position.ts';
import { type Gain, gain, NOTHING } from './worth.ts';

/** A deed that takes no action at all still counts as part of one, or nothing else would ever be done. */
const LEAST_ACTIONS = 0.5;

/** How much it counts what else there is to do from the same space. */
const SECOND = 0.2;

/** What a goal is worth that is so many steps away, per action until it is done. */
export function worthOfGoing(
  goal: Goal,
  steps: number,
  { hero, cost = 0 }: { hero: HeroView; cost?: number },
): number {
  const actions = cost + Math.ceil(steps / hero.spacesPerMove) + (goal.takesAction ? 1 : 0);
  const left = hero.actions - cost;
  const late = isThisTurn(goal, steps, left) ? 1 : left > 0 ? 0.75 : 0.1;
  return (late * goal.worth) / Math.max(LEAST_ACTIONS, actions) - 0.01 * steps;
}

/** Whether what is worth walking to can still be done in this turn, as far as known. */
const isThisTurn = ({ takesAction }: Goal, steps: number, actions: number): boolean =>
  steps === 0 && (!takesAction || actions > 0);

/**
 * What there is to do from a space. It depends on the space alone, so that free steps never lead back and forth:
 * whatever is better than the space reached was better before the first step.
 * @param stepsTo steps of the walk from there to a goal
 */
export function prospectFrom(
  hero: HeroView,
  goals: readonly Goal[],
  stepsTo: (goal: Goal) => number,
): Gain {
  let best = NOTHING;
  let second = 0;
  for (const goal of goals) {
    const worth = worthOfGoing(goal, stepsTo(goal), { hero });
    if (worth > best.worth) {
      second = best.worth;
      best = gain(worth, goal.why);
    } else if (worth > second) second = worth;
  }
  return gain(best.worth + SECOND * second, best.why);
}
