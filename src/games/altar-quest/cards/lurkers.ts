import type { DeckDefinition } from '../rules/cards/definition.ts';
import {
  activate,
  armor,
  both,
  damage,
  eachCharacter,
  eachHero,
  engage,
  exhaustOwn,
  focus,
  heal,
  ifUnable,
  inflict,
  resist,
  rhune,
  rollAltarDice,
  sentences,
  test,
  when,
} from '../rules/effects/build.ts';

/**
 * What was in the priory before anybody came. Lurkers belong to no family and have no plan: each is
 * one nasty habit, and none cares whose side the heroes think they are on.
 */
export const LURKERS: DeckDefinition = {
  id: 'lurkers',
  kind: 'lurker',
  cards: [
    {
      id: 'gargoyle',
      type: 'lurker',
      copies: 2,
      traits: ['minion', 'lurker'],
      defense: 1,
      health: 5,
      speed: 6,
      range: 2,
      abilities: [
        activate(
          sentences(engage, ifUnable(inflict(5, 'agility'), both(engage, inflict(4, 'agility')))),
          rhune('brase', eachCharacter(resist(3, 'fortitude'), { room: true, from: 'this' })),
        ),
      ],
    },
    {
      id: 'drowned-novice',
      type: 'lurker',
      copies: 2,
      traits: ['minion', 'lurker'],
      defense: 0,
      health: 4,
      speed: 3,
      range: 1,
      abilities: [
        activate(
          sentences(engage, ifUnable(inflict(5, 'willpower', { hurt: focus(-1) }), engage)),
          rhune('wathe', heal(2, 'this')),
        ),
      ],
    },
    {
      id: 'bone-choir',
      type: 'lurker',
      traits: ['minion', 'lurker'],
      defense: 1,
      health: 5,
      speed: 2,
      range: 6,
      abilities: [
        activate(
          sentences(
            engage,
            eachCharacter(test('willpower', 3, { fail: damage(1) }), { range: 6, from: 'this' }),
          ),
          rhune('nethander', eachHero(focus(-1))),
        ),
      ],
    },
    {
      id: 'candle-wight',
      type: 'lurker',
      traits: ['minion', 'lurker'],
      defense: 0,
      health: 3,
      speed: 6,
      range: 4,
      abilities: [
        activate(
          sentences(engage, ifUnable(inflict(5, 'charisma'), engage)),
          rhune('volkris', eachCharacter(damage(1), { range: 2, from: 'this' })),
        ),
      ],
    },
    {
      id: 'bell-moths',
      type: 'lurker',
      traits: ['minion', 'lurker'],
      defense: 2,
      health: 3,
      speed: 7,
      range: 1,
      abilities: [
        activate(
          sentences(engage, ifUnable(inflict(4, 'agility'), both(engage, armor(1, 'this')))),
          rhune('lowek', rollAltarDice('all')),
        ),
      ],
    },
    {
      id: 'cellar-crawler',
      type: 'lurker',
      traits: ['minion', 'lurker'],
      defense: 1,
      health: 6,
      speed: 4,
      range: 1,
      abilities: [
        activate(
          sentences(
            engage,
            ifUnable(inflict(7, 'might', { hurt: exhaustOwn('equipment') }), engage),
          ),
          rhune('brase', armor(1, 'this')),
        ),
      ],
    },
    {
      id: 'patient-saint',
      type: 'lurker',
      traits: ['minion', 'lurker'],
      defense: 2,
      health: 5,
      speed: 2,
      range: 3,
      abilities: [
        activate(
          when(
            { if: 'characters-in-this-room' },
            both(engage, inflict(5, 'willpower')),
            both(heal(2, 'this'), engage),
          ),
          rhune('aluna', damage(1, 'this')),
        ),
      ],
    },
  ],
};
