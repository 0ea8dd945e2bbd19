import type { DeckDefinition } from '../rules/cards/definition.ts';
import {
  action,
  addDefense,
  addDice,
  anEnemy,
  armor,
  at,
  attack,
  both,
  choose,
  damage,
  diceShowing,
  discardCard,
  draw,
  eachHero,
  exhaust,
  exhaustEnemy,
  focus,
  heal,
  move,
  pay,
  play,
  prevent,
  push,
  rhune,
  rollAltarDice,
  scout,
  setAltarDie,
  targetHero,
  test,
  threat,
} from '../rules/effects/build.ts';

const hero = 'sedrin';

/**
 * A priest who keeps everyone standing: he heals from a few steps away, spoils blows, and swings a mace when
 * prayer is too slow.
 *
 * He wants friends within three spaces, a die that shows Aluna, and a Reaction kept back for the worst blow. He
 * loses if the group scatters; alone he is slow, hits one enemy at a time, and lives by his lamp: it lends him
 * dice wherever there is something to read, to open or to talk out of something. He fears decks that take what
 * he lives on: the Thralls his Reactions, Bolx his focus, Wynora Morn his rhunes.
 */
export const SEDRIN: DeckDefinition = {
  id: 'sedrin',
  kind: 'hero',
  cards: [
    {
      id: 'sedrin',
      type: 'character',
      hero,
      traits: ['human', 'priest'],
      health: 11,
      defense: 1,
      range: 3,
      attributes: {
        might: 3,
        fortitude: 3,
        agility: 2,
        willpower: 4,
        charisma: 4,
        intellect: 2,
      },
      abilities: [exhaust(targetHero(heal(2, 'target'), { range: 3 }), { rhune: 'aluna' })],
    },
    {
      id: 'kneeler',
      type: 'equipment',
      slot: 'weapon',
      hero,
      abilities: [
        action(attack('might', { bonus: 2, range: 1 }), {
          rhunes: [rhune('volkris', anEnemy(damage(1, 'target'), { range: 1 }))],
        }),
      ],
    },
    {
      id: 'ninth-hour-lamp',
      type: 'equipment',
      slot: 'trinket',
      hero,
      abilities: [
        exhaust(pay(focus(-1), setAltarDie('aluna'))),
        exhaust(addDice(2), { name: 'test', when: at('before-test', 'you', { test: 'test' }) }),
        exhaust(addDice(2), { name: 'task', when: at('before-test', 'you', { test: 'task' }) }),
      ],
    },
    {
      id: 'mercy-and-iron',
      type: 'action',
      hero,
      copies: 2,
      abilities: [
        play(
          attack('might', {
            bonus: 2,
            range: 1,
            hit: targetHero(heal(2, 'target'), { range: 3 }),
          }),
        ),
      ],
    },
    {
      id: 'circle-of-lamps',
      type: 'action',
      hero,
      abilities: [
        play(eachHero(heal(2), { range: 3 }), {
          rhunes: [rhune('wathe', eachHero(threat(-2), { range: 3 }))],
        }),
      ],
    },
    {
      id: 'lance-of-noon',
      type: 'action',
      hero,
      copies: 2,
      abilities: [
        play(attack('willpower', { bonus: 1, range: 6 }), {
          rhunes: [rhune('aluna', focus(2))],
        }),
      ],
    },
    {
      id: 'stern-rebuke',
      type: 'action',
      hero,
      copies: 2,
      abilities: [play(attack('charisma', { bonus: 1, hit: exhaustEnemy }))],
    },
    {
      id: 'litany-of-unmaking',
      type: 'action',
      hero,
      abilities: [
        play(
          test('willpower', 3, {
            pass: choose(discardCard('threat-event'), discardCard('villain-ongoing'), focus(3)),
            fail: draw(1),
          }),
        ),
      ],
    },
    {
      id: 'sermon-in-the-dark',
      type: 'action',
      hero,
      abilities: [
        play(eachHero(both(focus(1), draw(1)), { room: true }), {
          rhunes: [rhune('nethander', scout('threat'))],
        }),
      ],
    },
    {
      id: 'come-back-to-us',
      type: 'action',
      hero,
      abilities: [
        play(
          targetHero(both(heal(5, 'target'), armor(1, 'target')), {
            range: 1,
            other: true,
            damaged: true,
          }),
        ),
      ],
    },
    {
      id: 'steady-chant',
      type: 'action',
      ongoing: true,
      hero,
      passives: [{ stat: 'dice', amount: 1, of: 'heroes', test: { kind: 'resist' } }],
      abilities: [play(draw(1))],
    },
    {
      id: 'vow-of-patience',
      type: 'action',
      ongoing: true,
      hero,
      abilities: [play(focus(1)), exhaust(targetHero(focus(1, 'target'), { range: 3 }))],
    },
    {
      id: 'laying-on-of-hands',
      type: 'feat',
      hero,
      copies: 2,
      abilities: [play(targetHero(heal(3, 'target'), { range: 1 }))],
    },
    {
      id: 'pilgrims-stride',
      type: 'feat',
      hero,
      copies: 2,
      abilities: [
        play(move(3), {
          rhunes: [rhune('lowek', anEnemy(push(2, true), { range: 1 }))],
        }),
      ],
    },
    {
      id: 'borrowed-wound',
      type: 'feat',
      hero,
      abilities: [play(pay(damage(1), targetHero(heal(3, 'target'), { range: 6, other: true })))],
    },
    {
      id: 'ask-the-altar',
      type: 'feat',
      hero,
      abilities: [play(both(rollAltarDice(2), focus(diceShowing('aluna'))))],
    },
    {
      id: 'not-while-i-stand',
      type: 'reaction',
      hero,
      copies: 2,
      abilities: [
        play(prevent(2), {
          when: at('before-damage', 'anyone', { range: 3 }),
          rhunes: [rhune('brase', armor(1, 'character'))],
        }),
      ],
    },
    {
      id: 'turned-blow',
      type: 'reaction',
      hero,
      copies: 2,
      abilities: [
        play(both(addDefense(2), focus(1)), {
          when: at('before-test', 'you', { test: 'inflict' }),
        }),
      ],
    },
    {
      id: 'requiem',
      type: 'reaction',
      hero,
      abilities: [play(both(heal(1), draw(1)), { when: at('enemy-defeated', 'anyone') })],
    },
    {
      id: 'name-of-the-dead',
      type: 'reaction',
      hero,
      abilities: [
        play(test('charisma', 3, { pass: exhaustEnemy, fail: armor(2) }), {
          when: at('enemy-activates', 'you', { range: 3 }),
        }),
      ],
    },
  ],
};
