import type { Texts } from '../../../../texts/texts.ts';
import type { Walker } from '../../rules/queries/walking.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import type { Reason } from '../reasons-to-go.ts';
import { nearestFirst, type Place, type Purpose } from './places.ts';
import { shelterFrom } from './shelter.ts';
import type { Threats } from './threats.ts';
import { towardGoal } from './toward-goal.ts';

/**
 * The best place for each thing to do, the most pressing first and ways into a trap last. For a hero, also
 * where the goal says to go, and places out of the enemies' reach.
 *
 * @param places where somebody may walk
 */
export function purposesOf(
  view: AltarQuestView,
  walker: Walker,
  places: readonly Place[],
  threats: Threats,
  texts: Texts,
): Purpose[] {
  const near = nearestFirst(places);
  const found = toDo(near, threats);
  const hero = view.heroes.find(({ id }) => id === walker.id);
  const ofHero = hero
    ? [towardGoal(view, hero, found, near, texts), shelterFrom(view, hero, near, threats, texts)]
    : [];
  return ofHero
    .flatMap((purpose) => purpose ?? [])
    .reduce(withAnother, found)
    .sort(
      (one, other) =>
        Math.min(one.place.traps, 1) - Math.min(other.place.traps, 1) ||
        other.worth - one.worth ||
        one.place.cost - other.place.cost,
    );
}

/** A place is offered once: for its first purpose, and as pressing as its most pressing one. */
const withAnother = (found: Purpose[], purpose: Purpose): Purpose[] =>
  found.some(({ place }) => place === purpose.place)
    ? found.map((one) =>
        one.place === purpose.place ? { ...one, worth: Math.max(one.worth, purpose.worth) } : one,
      )
    : [...found, purpose];

/** The cheapest place for everything that can be done; of several, the safest, then the nearest. */
function toDo(near: readonly Place[], threats: Threats): Purpose[] {
  const named = new Set<string>();
  const safest = near
    .filter(({ reasons }) => reasons.length > 0)
    .sort(
      (one, other) =>
        one.cost - other.cost ||
        one.traps - other.traps ||
        threats(one.option.args.to) - threats(other.option.args.to),
    );
  return safest.flatMap((place): Purpose[] => {
    const [first] = place.reasons
      .filter(({ about }) => !named.has(about))
      .sort((one, other) => other.worth - one.worth);
    for (const { about } of place.reasons) named.add(about);
    return first ? [doing(first, place)] : [];
  });
}

const doing = (reason: Reason, place: Place): Purpose => ({
  place,
  label: reason.purpose,
  emoji: reason.emoji,
  besides: place.reasons.filter((other) => other !== reason).map(({ words }) => words),
  worth: reason.worth,
});
