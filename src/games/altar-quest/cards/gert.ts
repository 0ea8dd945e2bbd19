import type { CardDefinition, DeckDefinition } from '../rules/cards/definition.ts';
import {
  activate,
  aHero,
  armor,
  both,
  count,
  damage,
  discardHand,
  discardThis,
  discardTop,
  drawThreat,
  eachCharacter,
  eachEnemy,
  engage,
  engages,
  event,
  focus,
  ifUnable,
  inflict,
  interact,
  mark,
  pay,
  perHero,
  resist,
  rhune,
  scheme,
  sentences,
  task,
  test,
  thrown,
  when,
} from '../rules/effects/build.ts';
import type { Condition } from '../rules/language/condition.ts';

const hasCompany = (range: number): Condition => ({ if: 'character-within', range, of: 'you' });
const EVENTS: readonly CardDefinition[] = [
  {
    id: 'two-stairs-at-a-time',
    type: 'villain-event',
    abilities: [
      event(
        when({ if: 'villain-spawned' }, armor(perHero(1), 'villain'), discardTop('villain', 2)),
        rhune('lowek', drawThreat(1)),
      ),
    ],
  },
  {
    id: 'who-is-whispering',
    type: 'villain-event',
    abilities: [
      event(
        eachCharacter(when(hasCompany(2), resist(3, 'agility'), focus(1))),
        rhune('nethander', armor(1, 'villain')),
      ),
    ],
  },
  {
    id: 'chandelier',
    type: 'villain-event',
    abilities: [event(eachCharacter(resist(count('characters-in-room', 2, 6), 'might')))],
  },
  {
    id: 'out-of-her-way',
    type: 'villain-event',
    abilities: [
      event(
        ifUnable(eachEnemy(engages, { trait: 'minion' }), drawThreat(1)),
        rhune('volkris', eachCharacter(when({ if: 'enemy-within', range: 1 }, damage(1)))),
      ),
    ],
  },
  {
    id: 'a-hand-comes-down',
    type: 'villain-event',
    abilities: [event(aHero(resist(5, 'might', discardHand(1)), { most: 'health-left' }))],
  },
];

/** What she has set her mind on while she is still upstairs, and what gets in the way once she is not. */
const ONGOING: readonly CardDefinition[] = [
  {
    id: 'the-one-she-heard',
    type: 'villain-ongoing',
    threshold: perHero(2),
    passives: [{ stat: 'prey', of: 'marked' }],
    abilities: [
      event(aHero(mark)),
      interact(1, task(1, 'agility')),
      activate(eachCharacter(damage(1), { range: 1, from: 'marked', other: true })),
    ],
  },
  {
    id: 'wedged-doors',
    type: 'villain-ongoing',
    threshold: perHero(2),
    passives: [{ stat: 'doors-locked', of: 'heroes', only: { if: 'enemies-in-room' } }],
    abilities: [interact(null, task(1, 'might'))],
  },
  {
    id: 'her-boots',
    type: 'villain-ongoing',
    abilities: [
      interact(null, test('agility', 3, { pass: both(discardThis, armor(-2, 'villain')) })),
      activate(armor(1, 'villain')),
    ],
  },
  {
    id: 'in-each-others-way',
    type: 'villain-ongoing',
    passives: [
      {
        stat: 'dice',
        amount: -1,
        of: 'heroes',
        test: { kind: 'attack' },
        only: hasCompany(1),
      },
    ],
    abilities: [interact(null, pay(focus(-2), discardThis))],
  },
];

/**
 * An ogress who sleeps badly. She doesn't scheme, she gets up: every card that falls from the top of her deck
 * brings her one stair closer, and what she puts on meanwhile she wears when she comes. She walks to one hero,
 * hits terribly hard and throws that one across the room; at heroes she can't reach, she throws things. Heroes
 * who keep apart, from each other and from the furniture, give her little to do.
 *
 * She loses to whatever takes her turn away: being exhausted, slowed, kept at a distance, led about by a hero
 * who can take a blow. She fears the thrown daggers of a thief and the patience of a shield; and before she is
 * there, only a hand and a chandelier find a hero who stands alone in an empty room.
 */
export const GERT: DeckDefinition = {
  id: 'gert',
  kind: 'villain',
  cards: [
    {
      id: 'gert',
      type: 'villain',
      traits: ['villain'],
      health: perHero(10),
      defense: 2,
      speed: 5,
      range: 1,
      abilities: [
        scheme(
          eachCharacter(when({ if: 'feature-within', range: 1 }, resist(2, 'agility'))),
          rhune('brase', discardTop('villain')),
        ),
        activate(
          sentences(
            engage,
            ifUnable(
              inflict(8, 'agility', {
                hurt: thrown(2),
              }),
              eachCharacter(resist(3, 'might'), { from: 'this', sight: true }),
            ),
          ),
          rhune('volkris', eachCharacter(when(hasCompany(1), damage(1)))),
        ),
      ],
    },
    ...EVENTS,
    ...ONGOING,
  ],
};
