import type { DeckDefinition } from '../rules/cards/definition.ts';
import {
  addDefense,
  addDice,
  anEnemy,
  at,
  count,
  damage,
  draw,
  drawLurker,
  event,
  exhaust,
  exhaustEnemy,
  focus,
  heal,
  move,
  prevent,
  rhune,
  rollAltarDice,
  supply,
  test,
  threat,
  use,
} from '../rules/effects/build.ts';

/**
 * What people left behind when the water came. Most of it helps once and is gone; two things last; and
 * a drawer is sometimes opened that should have stayed shut.
 */
export const SEARCH_CARDS: DeckDefinition = {
  id: 'search-cards',
  kind: 'search',
  cards: [
    {
      id: 'blinding-powder',
      type: 'consumable',
      copies: 2,
      traits: ['consumable'],
      range: 5,
      abilities: [use(anEnemy(exhaustEnemy, { range: 5, trait: 'minion' }))],
    },
    {
      id: 'infirmary-draught',
      type: 'consumable',
      copies: 2,
      traits: ['consumable'],
      abilities: [use(heal(3))],
    },
    {
      id: 'pot-lid-buckler',
      type: 'consumable',
      range: 5,
      abilities: [
        exhaust(addDefense(1), { when: at('before-test', 'you', { test: 'inflict', range: 5 }) }),
      ],
    },
    {
      id: 'saints-finger',
      type: 'consumable',
      abilities: [exhaust(heal(1), { rhune: 'aluna' })],
    },
    {
      id: 'bell-metal-shard',
      type: 'consumable',
      traits: ['consumable'],
      abilities: [use(addDice(2), { when: at('before-test', 'you', { test: 'attack' }) })],
    },
    {
      id: 'lamp-oil',
      type: 'consumable',
      traits: ['consumable'],
      range: 4,
      abilities: [
        use(anEnemy(damage(2, 'target'), { range: 4, sight: true }), {
          rhunes: [rhune('volkris', anEnemy(damage(1, 'target'), { range: 4, sight: true }))],
        }),
      ],
    },
    {
      id: 'bell-ringers-rope',
      type: 'consumable',
      traits: ['consumable'],
      abilities: [use(move(4), { rhunes: [rhune('lowek', move(3))] })],
    },
    {
      id: 'scouring-salt',
      type: 'consumable',
      traits: ['consumable'],
      abilities: [use(threat(count('threat-tokens', -1)), { rhunes: [rhune('wathe', heal(2))] })],
    },
    {
      id: 'quiet-incense',
      type: 'consumable',
      traits: ['consumable'],
      abilities: [use(focus(3))],
    },
    {
      id: 'smelling-salts',
      type: 'consumable',
      traits: ['consumable'],
      range: 3,
      abilities: [use(prevent(2), { when: at('before-damage', 'anyone', { range: 3 }) })],
    },
    {
      id: 'novices-dice',
      type: 'consumable',
      traits: ['consumable'],
      abilities: [use(rollAltarDice('all'))],
    },
    {
      id: 'forgotten-shelf',
      type: 'search-event',
      abilities: [event(supply(2), rhune('brase', supply(1)))],
    },
    {
      id: 'marginal-notes',
      type: 'search-event',
      abilities: [event(draw(2))],
    },
    {
      id: 'wrong-drawer',
      type: 'search-event',
      abilities: [
        event(
          test('agility', 3, { pass: supply(1), fail: drawLurker(1) }),
          rhune('nethander', damage(1)),
        ),
      ],
    },
  ],
};
