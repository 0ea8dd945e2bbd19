import type { DeckDefinition } from '../rules/cards/definition.ts';
import {
  action,
  addDice,
  aHero,
  anEnemy,
  aTrap,
  at,
  attack,
  both,
  choose,
  damage,
  discardHand,
  draw,
  drawSearch,
  eachEnemy,
  eachHero,
  exhaust,
  exhaustEnemy,
  focus,
  heal,
  lure,
  move,
  pay,
  play,
  prevent,
  push,
  repeat,
  rhune,
  search,
  supply,
  swap,
  targetHero,
  task,
  test,
  threat,
  when,
} from '../rules/effects/build.ts';

const hero = 'rowen';

/**
 * A thief who throws from the doorway and lives on what others left in drawers: her knives find everyone in the
 * room, and the purse pays for the rest.
 *
 * She wants distance, a full hand and a full purse: knives at four spaces, then a step back; supply feeds the
 * party and buys a minion off; an enemy about to strike a friend is called over, or sent down the wrong
 * corridor. She can hold no line: nine health, one defense, and each blow that she avoids costs her two cards.
 * With an empty hand she is simply small. She fears attacks on everyone in the room at once, tests of Might or
 * Fortitude, and whatever takes cards or supply: Bolx, who eats both.
 */
export const ROWEN: DeckDefinition = {
  id: 'rowen',
  kind: 'hero',
  cards: [
    {
      id: 'rowen',
      type: 'character',
      hero,
      traits: ['halfling', 'thief'],
      health: 9,
      defense: 1,
      range: 4,
      attributes: {
        might: 2,
        fortitude: 2,
        agility: 5,
        willpower: 3,
        charisma: 4,
        intellect: 2,
      },
      abilities: [exhaust(move(3), { rhune: 'lowek' })],
    },
    {
      id: 'the-eleven',
      type: 'equipment',
      slot: 'weapon',
      hero,
      abilities: [
        action(attack('agility', { bonus: -1 }), {
          rhunes: [rhune('volkris', anEnemy(damage(1, 'target'), { range: 4, sight: true }))],
        }),
      ],
    },
    {
      id: 'aunt-pims-hairpins',
      type: 'equipment',
      slot: 'trinket',
      hero,
      abilities: [
        exhaust(addDice(2), {
          name: 'search',
          when: at('before-test', 'you', { test: 'search' }),
        }),
        exhaust(addDice(2), { name: 'task', when: at('before-test', 'you', { test: 'task' }) }),
      ],
    },
    {
      id: 'throw-and-go',
      type: 'action',
      hero,
      copies: 2,
      abilities: [play(both(attack('agility', { bonus: 1 }), move(3)))],
    },
    {
      id: 'cut-purse',
      type: 'action',
      hero,
      copies: 2,
      abilities: [play(attack('agility', { hit: supply(1), kill: drawSearch(1) }))],
    },
    {
      id: 'a-handful',
      type: 'action',
      hero,
      copies: 2,
      abilities: [play(repeat(4, anEnemy(damage(1, 'target'), { range: 4, sight: true })))],
    },
    {
      id: 'back-of-the-knee',
      type: 'action',
      hero,
      abilities: [
        play(
          anEnemy(
            when(
              { if: 'target-exhausted' },
              attack('agility', { bonus: 4, at: 'target' }),
              attack('agility', { bonus: 1, at: 'target' }),
            ),
            { range: 4, sight: true },
          ),
        ),
      ],
    },
    {
      id: 'everything-she-has',
      type: 'action',
      hero,
      abilities: [play(eachEnemy(damage(2, 'target'), { range: 4, sight: true }))],
    },
    {
      id: 'nothing-is-locked',
      type: 'action',
      hero,
      abilities: [
        play(test('agility', 4, { pass: drawSearch(2), fail: draw(1) }), {
          rhunes: [rhune('brase', supply(1))],
        }),
      ],
    },
    {
      id: 'second-left-then-down',
      type: 'action',
      hero,
      abilities: [
        play(
          test('charisma', 3, {
            pass: repeat(2, anEnemy(both(exhaustEnemy, push(3)), { range: 4, sight: true })),
            fail: supply(1),
          }),
        ),
      ],
    },
    {
      id: 'from-the-doorway',
      type: 'action',
      ongoing: true,
      hero,
      passives: [
        {
          stat: 'attack-damage',
          amount: 1,
          of: 'you',
          only: { if: 'not', condition: { if: 'enemy-within', range: 2 } },
        },
      ],
      abilities: [play(move(3))],
    },
    {
      id: 'felt-soles',
      type: 'action',
      ongoing: true,
      hero,
      passives: [{ stat: 'movement', amount: 1, of: 'you' }],
      abilities: [play(draw(1))],
    },
    {
      id: 'the-thrown-purse',
      type: 'feat',
      hero,
      abilities: [
        play(pay(supply(-1), anEnemy(exhaustEnemy, { range: 4, sight: true, trait: 'minion' }))),
      ],
    },
    {
      id: 'somebodys-supper',
      type: 'feat',
      hero,
      copies: 2,
      abilities: [
        play(pay(supply(-1), targetHero(heal(3, 'target'), { range: 3 })), {
          rhunes: [rhune('wathe', threat(-2))],
        }),
      ],
    },
    {
      id: 'under-the-table',
      type: 'feat',
      hero,
      abilities: [
        play(anEnemy(both(swap, exhaustEnemy), { range: 1, trait: 'minion' }), {
          rhunes: [rhune('nethander', move(3))],
        }),
      ],
    },
    {
      id: 'catch',
      type: 'feat',
      hero,
      abilities: [play(aHero(drawSearch(1), { range: 5 }))],
    },
    {
      id: 'take-it-apart',
      type: 'feat',
      hero,
      abilities: [
        play(choose(aTrap(task(1, 'agility', { on: 'target' }), { range: 4 }), supply(1))),
      ],
    },
    {
      id: 'this-way-quickly',
      type: 'feat',
      hero,
      abilities: [play(eachHero(both(move(2), focus(1)), { range: 3 }))],
    },
    {
      id: 'drop-everything',
      type: 'reaction',
      hero,
      copies: 2,
      abilities: [play(pay(discardHand(1), prevent(3)), { when: at('before-damage', 'you') })],
    },
    {
      id: 'over-here',
      type: 'reaction',
      hero,
      abilities: [
        play(both(move(3), lure), { when: at('enemy-activates', 'anyone', { range: 5 }) }),
      ],
    },
    {
      id: 'one-for-that',
      type: 'reaction',
      hero,
      abilities: [
        play(attack('agility', { at: 'target' }), {
          when: at('after-damage', 'anyone', { range: 4 }),
        }),
      ],
    },
    {
      id: 'while-they-look',
      type: 'reaction',
      hero,
      abilities: [
        play(search('agility'), {
          when: at('room-revealed', 'anyone'),
          rhunes: [rhune('aluna', draw(1))],
        }),
      ],
    },
  ],
};
