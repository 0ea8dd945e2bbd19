import type { Subject } from './amounts.ts';
import { dangerAt } from './danger.ts';
import {
  asSeenBy,
  cellOfHero,
  charactersOf,
  type Position,
  spacesOfFigure,
  withFiguresAt,
} from './position.ts';
import { type Gain, gain, NOTHING, sum } from './worth.ts';

/** Trading places: who is in less danger after it than before, and nearer to what there is to do. */
export function swapGain({ position, target }: Subject): Gain {
  const { hero } = position;
  const [there] = target === undefined ? [] : spacesOfFigure(position, target);
  if (target === undefined || there === undefined || hero.at === '') return NOTHING;
  const after = withFiguresAt(
    position,
    new Map([
      [hero.id, there],
      [target, hero.at],
    ]),
  );
  const isConcerned = ({ id }: { id: string }): boolean => id === hero.id || id === target;
  const dangers = (one: Position): number =>
    charactersOf(one.view)
      .filter(isConcerned)
      .reduce((total, character) => total + dangerAt(asSeenBy(one, character)), 0);
  return sum([
    gain(dangers(position) - dangers(after), 'guards'),
    gain(nearer(position, after), 'walks'),
  ]);
}

/** What it saves to be nearer to the goals that are left, and costs to be farther away from them. */
function nearer({ next, hero }: Position, after: Position): number {
  const cell = cellOfHero(after);
  const saved = (next?.goals ?? []).map(
    ({ worth, here, stepsFrom }) => (worth * (here - stepsFrom(cell))) / hero.spacesPerMove / 4,
  );
  return Math.max(0, ...saved.filter(Number.isFinite));
}
