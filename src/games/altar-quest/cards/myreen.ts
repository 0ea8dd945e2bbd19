import type { DeckDefinition } from '../rules/cards/definition.ts';
import {
  action,
  addDefense,
  addDice,
  anEnemy,
  armor,
  at,
  atLeast,
  attack,
  both,
  count,
  damage,
  draw,
  eachEnemy,
  eachHero,
  exhaust,
  exhaustEnemy,
  focus,
  gainActions,
  guard,
  heal,
  move,
  pay,
  play,
  push,
  refreshOwn,
  rhune,
  swap,
  targetHero,
} from '../rules/effects/build.ts';

const hero = 'myreen';

/**
 * A vampire who goes first through every door and takes the blows meant for others, and whom every kill carries
 * on to the next.
 *
 * She wants to stand beside the next enemy, a die that shows Nethander, and health to pay with: for an action,
 * for cards, for a friend. She loses if nothing comes near enough to be killed, because then nothing pays her
 * back. She fears what strikes from afar, and what asks for Willpower: the Slingers, the Chainhands, Wynora
 * Morn.
 */
export const MYREEN: DeckDefinition = {
  id: 'myreen',
  kind: 'hero',
  cards: [
    {
      id: 'myreen',
      type: 'character',
      hero,
      traits: ['vampire', 'warrior'],
      health: 12,
      defense: 2,
      range: 1,
      attributes: {
        might: 5,
        fortitude: 4,
        agility: 3,
        willpower: 2,
        charisma: 3,
        intellect: 1,
      },
      abilities: [
        exhaust(both(heal(1), move(3)), {
          rhune: 'nethander',
          when: at('enemy-defeated', 'you'),
        }),
      ],
    },
    {
      id: 'winter-rose',
      type: 'equipment',
      slot: 'weapon',
      hero,
      abilities: [
        action(attack('might'), {
          rhunes: [rhune('volkris', eachEnemy(damage(1, 'target'), { range: 1 }))],
        }),
      ],
    },
    {
      id: 'gate-of-duvall',
      type: 'equipment',
      slot: 'shield',
      hero,
      abilities: [
        exhaust(addDefense(1), {
          when: at('before-test', 'anyone', { test: 'inflict', range: 1 }),
        }),
        exhaust(addDice(2), { name: 'test', when: at('before-test', 'you', { test: 'test' }) }),
        exhaust(addDice(2), { name: 'task', when: at('before-test', 'you', { test: 'task' }) }),
      ],
    },
    {
      id: 'first-through-the-door',
      type: 'action',
      hero,
      copies: 2,
      abilities: [play(both(move(4), attack('might', { bonus: 1 })))],
    },
    {
      id: 'scythe-the-reeds',
      type: 'action',
      hero,
      copies: 2,
      abilities: [play(both(attack('might'), eachEnemy(damage(1, 'target'), { range: 1 })))],
    },
    {
      id: 'drink-deep',
      type: 'action',
      hero,
      copies: 2,
      abilities: [play(attack('might', { bonus: 1, hit: heal(2), kill: focus(1) }))],
    },
    {
      id: 'shoulder-of-oak',
      type: 'action',
      hero,
      copies: 2,
      abilities: [play(attack('fortitude', { hit: both(push(2, true), exhaustEnemy) }))],
    },
    {
      id: 'mercy-stroke',
      type: 'action',
      hero,
      abilities: [
        play(
          anEnemy(attack('might', { bonus: count('damage-on-target', 1, 4), at: 'target' }), {
            range: 1,
          }),
        ),
      ],
    },
    {
      id: 'behind-me',
      type: 'action',
      hero,
      abilities: [
        play(eachHero(armor(2), { range: 2 }), {
          rhunes: [rhune('aluna', eachHero(heal(1), { range: 2, other: true }))],
        }),
      ],
    },
    {
      id: 'you-there',
      type: 'action',
      hero,
      abilities: [
        play(anEnemy(both(push(3), attack('might', { at: 'target' })), { range: 5, sight: true })),
      ],
    },
    {
      id: 'old-blood',
      type: 'action',
      ongoing: true,
      hero,
      passives: [
        {
          stat: 'attack-damage',
          amount: 1,
          of: 'you',
          only: atLeast('damage-on-you', 4),
        },
      ],
      abilities: [play(focus(2))],
    },
    {
      id: 'shield-wall-of-one',
      type: 'action',
      ongoing: true,
      hero,
      passives: [
        {
          stat: 'defense',
          amount: 1,
          of: 'you',
          only: { if: 'alone' },
        },
      ],
      abilities: [play(armor(2))],
    },
    {
      id: 'blood-debt',
      type: 'feat',
      hero,
      abilities: [play(pay(damage(1), gainActions(1)))],
    },
    {
      id: 'open-a-vein',
      type: 'feat',
      hero,
      abilities: [play(pay(damage(1), draw(2)))],
    },
    {
      id: 'change-of-guard',
      type: 'feat',
      hero,
      abilities: [
        play(targetHero(swap, { range: 5, other: true }), {
          rhunes: [rhune('lowek', move(2))],
        }),
      ],
    },
    {
      id: 'second-wind',
      type: 'feat',
      hero,
      copies: 2,
      abilities: [play(both(refreshOwn('any'), focus(1)), { rhunes: [rhune('wathe', heal(2))] })],
    },
    {
      id: 'in-front-of-you',
      type: 'reaction',
      hero,
      copies: 2,
      abilities: [
        play(both(guard(), focus(1)), { when: at('before-damage', 'other', { range: 3 }) }),
      ],
    },
    {
      id: 'paid-in-kind',
      type: 'reaction',
      hero,
      abilities: [
        play(attack('might', { bonus: 1, at: 'target' }), {
          when: at('after-damage', 'you', { range: 1 }),
        }),
      ],
    },
    {
      id: 'steel-first',
      type: 'reaction',
      hero,
      abilities: [
        play(addDefense(3), {
          when: at('before-test', 'you', { test: 'inflict' }),
          rhunes: [rhune('brase', armor(1))],
        }),
      ],
    },
    {
      id: 'and-the-next',
      type: 'reaction',
      hero,
      abilities: [play(both(move(2), attack('might')), { when: at('enemy-defeated', 'you') })],
    },
    {
      id: 'one-step-ahead',
      type: 'reaction',
      hero,
      abilities: [
        play(both(move(4), armor(1)), { when: at('enemy-activates', 'anyone', { range: 5 }) }),
      ],
    },
  ],
};
