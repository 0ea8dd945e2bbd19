import type { CardDefinition } from '../rules/cards/definition.ts';
import type { Condition } from '../rules/language/condition.ts';

/** Something on the board that a card can name. */
export type Place = 'altar' | 'stairs';

const PLACES: Partial<Record<Condition['if'], Place>> = {
  'in-altar-room': 'altar',
  'on-stairs': 'stairs',
  'every-hero-on-stairs': 'stairs',
};

/** Places where a card's Interact abilities can be used, by what their conditions say. */
export function placesNamed({ abilities = [] }: CardDefinition): ReadonlySet<Place> {
  const places = abilities
    .filter(({ keyword }) => keyword === 'interact')
    .flatMap(({ only }) => (only ? placesIn(only) : []));
  return new Set(places);
}

function placesIn(condition: Condition): Place[] {
  if (condition.if === 'all' || condition.if === 'any') {
    return condition.conditions.flatMap(placesIn);
  }
  const place = PLACES[condition.if];
  return place ? [place] : [];
}
