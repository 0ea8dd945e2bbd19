import type { CardDefinition } from './definition.ts';

/** What follows from what is printed on a card, worked out once for each card. */
export function printed<Found>(
  find: (card: CardDefinition) => Found,
): (card: CardDefinition) => Found {
  const known = new WeakMap<CardDefinition, Found>();
  return (card) => {
    let found = known.get(card);
    if (found === undefined) {
      found = find(card);
      known.set(card, found);
    }
    return found;
  };
}
