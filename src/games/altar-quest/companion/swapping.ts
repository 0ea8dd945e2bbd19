import { spacesOf } from '../rules/queries/figures.ts';
import { looking } from '../rules/queries/once.ts';
import { dangerAt } from './danger.ts';
import { asSeenBy, cellOfHero, charactersOf, type Position, withFigureAt } from './position.ts';
import type { Subject } from './subject.ts';
import { type Gain, gain, NOTHING, sum } from './worth.ts';

/** Trading places: whether both are in less danger afterwards, and nearer to what there is to do. */
export function swapGain({ position, target }: Subject): Gain {
  const { hero, at: here } = position;
  const [there] = target === undefined ? [] : spacesOf(position.state, target);
  if (target === undefined || there === undefined || here === undefined) return NOTHING;
  const after = withFigureAt(withFigureAt(position, hero.id, there), target, here);
  const isConcerned = ({ id }: { id: string }): boolean => id === hero.id || id === target;
  const dangers = (one: Position): number =>
    looking(one.state, () =>
      charactersOf(one.view)
        .filter(isConcerned)
        .reduce((total, character) => total + dangerAt(asSeenBy(one, character)), 0),
    );
  return sum([
    gain(dangers(position) - dangers(after), 'guards'),
    gain(nearer(position, after), 'walks'),
  ]);
}

/** What it saves to be nearer to the remaining goals, and costs to be farther away from them. */
function nearer({ next, hero }: Position, after: Position): number {
  const cell = cellOfHero(after);
  const saved = (next?.goals ?? []).map(
    ({ worth, here, stepsFrom }) => (worth * (here - stepsFrom(cell))) / hero.spacesPerMove / 4,
  );
  return Math.max(0, ...saved.filter(Number.isFinite));
}
