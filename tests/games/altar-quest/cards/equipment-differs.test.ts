import { expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import type {
  Ability,
  CardDefinition,
} from '../../../../src/games/altar-quest/rules/cards/definition.ts';
import { allDecks } from '../../../../src/games/altar-quest/rules/cards/library.ts';

const EQUIPMENT = allDecks()
  .flatMap(({ cards }) => cards)
  .filter(({ type }) => type === 'equipment');
const [OWN, FOUND] = [true, false].map((isOwn) =>
  EQUIPMENT.filter(({ hero }) => (hero !== undefined) === isOwn),
) as [CardDefinition[], CardDefinition[]];

const does = ({ name: _, ...ability }: Ability): string => JSON.stringify(ability);

/** Whether another card does everything that this one does. */
function doesAgain({ abilities = [], passives = [] }: CardDefinition, other: CardDefinition) {
  const there = (other.abilities ?? []).map(does);
  const held = (other.passives ?? []).map((passive) => JSON.stringify(passive));
  return (
    abilities.every((ability) => there.includes(does(ability))) &&
    passives.every((passive) => held.includes(JSON.stringify(passive)))
  );
}

it('Equipment that is found or bought does not do again what a hero’s own does', () => {
  expect(OWN.length).toBeGreaterThan(3);
  expect(FOUND.length).toBeGreaterThan(10);
  const again = FOUND.flatMap((card) => {
    const owned = OWN.filter((own) => doesAgain(card, own));
    return owned.map((own) => `${card.id} does what ${own.id} does`);
  });
  expect(again).toEqual([]);
});
