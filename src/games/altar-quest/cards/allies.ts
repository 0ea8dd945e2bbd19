import type { DeckDefinition } from '../rules/cards/definition.ts';
import {
  anEnemy,
  attack,
  eachHero,
  exhaust,
  focus,
  heal,
  move,
  push,
  rhune,
  scout,
  sentences,
} from '../rules/effects/build.ts';

/**
 * Four who come along, none of them a fifth hero: one knows the house, one is worth following and worth
 * catching, one barks, one digs. Each gives a little every round to a group that stays close, and each dies in
 * the first round in which nobody looks. They fear Huge figures and whatever inflicts on everyone in range: an
 * ally has no focus, no supply die and a handful of health.
 */
export const ALLIES: DeckDefinition = {
  id: 'allies',
  kind: 'ally',
  cards: [
    {
      id: 'prisoner',
      type: 'ally',
      health: 5,
      defense: 0,
      attributes: { might: 1, fortitude: 2, agility: 2, willpower: 3, charisma: 1, intellect: 2 },
      abilities: [exhaust(sentences(move(4), scout('threat')))],
    },
    {
      id: 'queen-valory',
      type: 'ally',
      health: 7,
      defense: 1,
      attributes: { might: 1, fortitude: 2, agility: 2, willpower: 4, charisma: 4, intellect: 3 },
      passives: [{ stat: 'speed', amount: 1, of: 'minions' }],
      abilities: [exhaust(sentences(move(3), eachHero(focus(1), { range: 2, from: 'this' })))],
    },
    {
      id: 'huey',
      type: 'ally',
      health: 4,
      defense: 1,
      attributes: { might: 2, fortitude: 2, agility: 5, willpower: 1, charisma: 3, intellect: 0 },
      abilities: [
        exhaust(sentences(move(6), anEnemy(push(3, true), { range: 1, from: 'this' })), {
          rhunes: [rhune('aluna', heal(1, 'this'))],
        }),
      ],
    },
    {
      id: 'old-marrow',
      type: 'ally',
      health: 6,
      defense: 1,
      range: 1,
      attributes: { might: 3, fortitude: 3, agility: 1, willpower: 2, charisma: 1, intellect: 1 },
      abilities: [exhaust(sentences(move(3), attack('might')))],
    },
  ],
};
