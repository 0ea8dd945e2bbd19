import type { CardDefinition, DeckDefinition } from '../rules/cards/definition.ts';
import {
  action,
  addDefense,
  addDice,
  addSuccesses,
  aHero,
  anEnemy,
  armor,
  at,
  attack,
  both,
  damage,
  draw,
  eachHero,
  exhaust,
  exhaustEnemy,
  focus,
  heal,
  lure,
  move,
  pay,
  prevent,
  push,
  reroll,
  rhune,
  rollAltarDice,
  scout,
  supply,
  turnAltarDie,
} from '../rules/effects/build.ts';

const type = 'equipment';

/** Instead of the hero's own: another attribute to strike with, or another reason to strike. */
const WEAPONS: readonly CardDefinition[] = [
  {
    id: 'bell-clapper',
    type,
    slot: 'weapon',
    abilities: [
      action(attack('might', { bonus: 2, range: 1, hit: push(2, true) }), {
        rhunes: [rhune('brase', anEnemy(exhaustEnemy, { range: 1, trait: 'minion' }))],
      }),
    ],
  },
  {
    id: 'abbots-crossbow',
    type,
    slot: 'weapon',
    abilities: [
      action(attack('agility', { bonus: 2, range: 8 }), { rhunes: [rhune('lowek', move(2))] }),
    ],
  },
  {
    id: 'thurible',
    type,
    slot: 'weapon',
    abilities: [
      action(attack('willpower', { bonus: 2, range: 3 }), {
        rhunes: [rhune('wathe', eachHero(heal(1), { range: 2 }))],
      }),
    ],
  },
  {
    id: 'a-word-in-your-ear',
    type,
    slot: 'weapon',
    abilities: [action(attack('charisma', { bonus: 2, kill: supply(2) }))],
  },
  {
    id: 'sextons-spade',
    type,
    slot: 'weapon',
    abilities: [
      action(attack('fortitude', { bonus: 2, range: 1 })),
      exhaust(addDice(2), { name: 'task', when: at('before-test', 'you', { test: 'task' }) }),
    ],
  },
];

const SHIELDS: readonly CardDefinition[] = [
  {
    id: 'half-a-pew',
    type,
    slot: 'shield',
    abilities: [exhaust(prevent(2), { when: at('before-damage', 'anyone', { range: 2 }) })],
  },
  {
    id: 'collection-plate',
    type,
    slot: 'shield',
    abilities: [
      exhaust(addDefense(2), {
        when: at('before-test', 'you', { test: 'inflict' }),
        rhunes: [rhune('brase', armor(1))],
      }),
    ],
  },
  {
    id: 'polished-tray',
    type,
    slot: 'shield',
    abilities: [exhaust(pay(focus(-1), prevent(4)), { when: at('before-damage', 'you') })],
  },
];

const GARB: readonly CardDefinition[] = [
  {
    id: 'lead-lined-cope',
    type,
    slot: 'garb',
    passives: [
      { stat: 'defense', amount: 2, of: 'you' },
      { stat: 'movement', amount: -1, of: 'you' },
    ],
  },
  {
    id: 'patched-mail',
    type,
    slot: 'garb',
    abilities: [exhaust(armor(1), { only: { if: 'damaged' } })],
  },
  {
    id: 'hair-shirt',
    type,
    slot: 'garb',
    abilities: [exhaust(pay(damage(1), both(focus(2), draw(1))))],
  },
  {
    id: 'oiled-habit',
    type,
    slot: 'garb',
    passives: [{ stat: 'difficulty', amount: -2, of: 'you', test: { kind: 'resist' } }],
  },
];

const TRINKETS: readonly CardDefinition[] = [
  {
    id: 'saints-knuckle',
    type,
    slot: 'trinket',
    abilities: [exhaust(heal(1), { rhunes: [rhune('wathe', heal(1))] })],
  },
  {
    id: 'lucky-tooth',
    type,
    slot: 'trinket',
    abilities: [exhaust(reroll('focus'), { when: at('after-roll', 'you') })],
  },
  {
    id: 'forged-indulgences',
    type,
    slot: 'trinket',
    abilities: [exhaust(pay(supply(-1), draw(2)))],
  },
  {
    id: 'dinner-bell',
    type,
    slot: 'trinket',
    abilities: [
      exhaust(both(armor(1), lure), { when: at('enemy-activates', 'anyone', { range: 4 }) }),
    ],
  },
  {
    id: 'map-on-a-napkin',
    type,
    slot: 'trinket',
    abilities: [exhaust(scout('threat'), { rhunes: [rhune('aluna', draw(1))] })],
  },
  {
    id: 'book-of-manners',
    type,
    slot: 'trinket',
    abilities: [exhaust(addSuccesses(2), { when: at('after-roll', 'you', { test: 'test' }) })],
  },
];

/** What a spell or a prayer goes through: dice of the altar, and distance. */
const INSTRUMENTS: readonly CardDefinition[] = [
  {
    id: 'tuning-fork',
    type,
    slot: 'instrument',
    abilities: [exhaust(both(rollAltarDice(2), focus(1)))],
  },
  {
    id: 'burning-glass',
    type,
    slot: 'instrument',
    abilities: [exhaust(turnAltarDie('volkris'))],
  },
  {
    id: 'speaking-tube',
    type,
    slot: 'instrument',
    passives: [
      { stat: 'range', amount: 2, of: 'you' },
      { stat: 'dice', amount: 1, of: 'you', test: { kind: 'attack' } },
    ],
  },
];

const BOOTS: readonly CardDefinition[] = [
  {
    id: 'bishops-boots',
    type,
    slot: 'boots',
    passives: [{ stat: 'movement', amount: 2, of: 'you' }],
  },
  {
    id: 'choir-slippers',
    type,
    slot: 'boots',
    passives: [
      { stat: 'flies', of: 'you' },
      { stat: 'movement', amount: 1, of: 'you' },
    ],
  },
  {
    id: 'boots-worn-backwards',
    type,
    slot: 'boots',
    abilities: [exhaust(move(3), { when: at('enemy-activates', 'anyone', { range: 3 }) })],
  },
  {
    id: 'marching-boots',
    type,
    slot: 'boots',
    abilities: [exhaust(aHero(move(4), { range: 4, other: true }))],
  },
];

/**
 * What a pedlar sells who has no business being where he is. Anybody may use any of it, and nobody all of it:
 * two Trinkets, one of everything else. Each piece suits one hero best and a second one well, and improves
 * nobody at what they do best already.
 */
export const EQUIPMENT: DeckDefinition = {
  id: 'equipment',
  kind: 'equipment',
  cards: [...WEAPONS, ...SHIELDS, ...GARB, ...TRINKETS, ...INSTRUMENTS, ...BOOTS],
};
