import type { Texts } from '../../../../texts/texts.ts';
import type { Walker } from '../../rules/queries/walking.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import type { Reason } from '../reasons-to-go.ts';
import { headingForEnemy, headingForRoom } from './heading-for.ts';
import { nearestFirst, type Place, type Purpose, safestFirst } from './places.ts';
import { shelterFrom } from './shelter.ts';
import type { Threats } from './threats.ts';
import { towardGoal } from './toward-goal.ts';
import { workPurposes } from './work.ts';

/**
 * The best place for each thing to do, the most pressing first and ways into a trap last. For a hero, also the
 * rooms in which a card asks for something, where the goal says to go, places out of the enemies' reach, and the
 * way to the next enemy; for an ally, the way to where the quest wants it.
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
  const work = hero ? workPurposes(view, hero, near, threats, texts) : [];
  const others = hero
    ? [
        towardGoal(view, hero, found, near, texts),
        shelterFrom(view, hero, near, threats, texts),
        headingForEnemy(view, hero, near, texts),
      ]
    : [headingForRoom(view, walker, near, texts)];
  return [...work, ...found, ...others]
    .flatMap((purpose) => purpose ?? [])
    .reduce<readonly Purpose[]>(withAnother, [])
    .toSorted(
      (one, other) =>
        Math.min(one.place.traps, 1) - Math.min(other.place.traps, 1) ||
        other.worth - one.worth ||
        one.place.cost - other.place.cost,
    );
}

/** A place is offered once: for its first purpose, and as pressing as its most pressing one. */
const withAnother = (found: readonly Purpose[], purpose: Purpose): readonly Purpose[] =>
  found.some(({ place }) => place === purpose.place)
    ? found.map((one) =>
        one.place === purpose.place ? { ...one, worth: Math.max(one.worth, purpose.worth) } : one,
      )
    : [...found, purpose];

/** The cheapest place for everything that can be done; of several, the safest, then the nearest. */
function toDo(near: readonly Place[], threats: Threats): Purpose[] {
  const named = new Set<string>();
  const safest = safestFirst(
    near.filter(({ reasons }) => reasons.length > 0),
    threats,
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
