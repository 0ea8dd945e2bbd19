import type { DeckDefinition } from '../../rules/cards/definition.ts';
import {
  addDice,
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
  focus,
  guard,
  heal,
  move,
  pay,
  play,
  refreshOwn,
  rhune,
  swap,
  targetHero,
  turnAltarDie,
} from '../../rules/effects/build.ts';

const hero = 'myreen';

/**
 * What Myreen can learn in a campaign (AQ-280, AQ-284), in three directions.
 *
 * The guardian stands where the blow falls, and the heroes near her are the better for it: First through the
 * Door, Change of Guard, In Front of You. The reaper goes from one kill to the next and wants many enemies and
 * a die that shows Nethander: Scythe the Reeds, Second Wind, And the Next. A Myreen who pays in blood is worth
 * more the less of it she has left, and loses by being healed: Drink Deep, Old Blood.
 */
export const MYREEN_UPGRADES: DeckDefinition = {
  id: 'myreen-upgrades',
  kind: 'hero-upgrade',
  cards: [
    {
      id: 'first-through-door-2',
      type: 'action',
      hero,
      replaces: 'first-through-the-door',
      abilities: [
        play(both(move(4), attack('might', { bonus: 1 }), eachHero(armor(1), { range: 2 }))),
      ],
    },
    {
      id: 'change-of-guard-2',
      type: 'feat',
      hero,
      replaces: 'change-of-guard',
      abilities: [
        play(targetHero(both(swap, heal(1, 'target'), armor(2)), { range: 5, other: true }), {
          rhunes: [rhune('lowek', move(2))],
        }),
      ],
    },
    {
      id: 'in-front-of-you-2',
      type: 'reaction',
      hero,
      replaces: 'in-front-of-you',
      abilities: [
        play(both(guard(), armor(1), focus(1)), {
          when: at('before-damage', 'other', { range: 3 }),
          rhunes: [rhune('brase', heal(1, 'character'))],
        }),
      ],
    },
    {
      id: 'scythe-the-reeds-2',
      type: 'action',
      hero,
      replaces: 'scythe-the-reeds',
      abilities: [
        play(both(move(2), attack('might'), eachEnemy(damage(1, 'target'), { range: 1 })), {
          rhunes: [rhune('nethander', eachEnemy(damage(1, 'target'), { range: 2 }))],
        }),
      ],
    },
    {
      id: 'second-wind-2',
      type: 'feat',
      hero,
      replaces: 'second-wind',
      abilities: [
        play(both(refreshOwn('any'), focus(1), turnAltarDie('nethander')), {
          rhunes: [rhune('wathe', heal(2))],
        }),
      ],
    },
    {
      id: 'and-the-next-2',
      type: 'reaction',
      hero,
      replaces: 'and-the-next',
      abilities: [
        play(both(move(3), attack('might', { bonus: 1, kill: draw(1) })), {
          when: at('enemy-defeated', 'you'),
        }),
      ],
    },
    {
      id: 'drink-deep-2',
      type: 'action',
      hero,
      replaces: 'drink-deep',
      abilities: [
        play(
          pay(
            damage(1),
            attack('might', {
              bonus: count('damage-on-you', 1, 3),
              hit: heal(3),
              kill: focus(1),
            }),
          ),
        ),
      ],
    },
    {
      id: 'old-blood-2',
      type: 'action',
      ongoing: true,
      hero,
      replaces: 'old-blood',
      passives: [
        {
          stat: 'attack-damage',
          amount: 1,
          of: 'you',
          only: atLeast('damage-on-you', 4),
        },
      ],
      abilities: [
        play(focus(2)),
        exhaust(pay(damage(1), addDice(2)), {
          when: at('before-test', 'you', { test: 'attack' }),
        }),
      ],
    },
  ],
};
