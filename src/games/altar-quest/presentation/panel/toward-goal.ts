import type { Texts } from '../../../../texts/texts.ts';
import { boardOf } from '../../rules/board/library.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { type AdvisedStep, advisedStep } from '../goal/advised-step.ts';
import { direction } from '../position.ts';
import { speechIn } from '../wordings.ts';
import { headingFor, WORTH_OF_HEADING } from './heading-for.ts';
import type { Place, Purpose } from './places.ts';

/**
 * Where the goal says to go: where it can be done, or as close to that as one walk leads. Null if it is done
 * on the spot, or if no walk leads closer.
 *
 * @param found the best places for what there is to do
 * @param near all places, the cheapest first
 */
export function towardGoal(
  view: AltarQuestView,
  hero: HeroView,
  found: readonly Purpose[],
  near: readonly Place[],
  texts: Texts,
): Purpose | null {
  const step = advisedStep(view, hero);
  const reached = found.find(({ place }) =>
    place.reasons.some(({ about }) => about === step.about),
  );
  if (reached) return { ...reached, worth: Math.max(reached.worth, WORTH_OF_HEADING.goal) };
  if (step.at.length === 0) return null;
  const label = texts(`altar-quest.go.toward.${step.step}`, namesOf(view, hero, step, texts));
  return headingFor(view, { walker: hero, near }, { spaces: step.at, label }, texts);
}

function namesOf(
  view: AltarQuestView,
  hero: HeroView,
  { enemy, quest, space }: AdvisedStep,
  texts: Texts,
): { [name: string]: string } {
  const { names } = speechIn(texts);
  const towards = space ? direction(boardOf(view), hero.at, space) : null;
  return {
    enemy: enemy === undefined ? '' : names.figure(enemy),
    room: quest?.room ? names.room(quest.room) : '',
    where: towards === null ? 'here' : texts(`altar-quest.direction.${towards}`),
  };
}
