import type { CardDefinition, DeckDefinition } from '../rules/cards/definition.ts';
import {
  activate,
  armor,
  choose,
  count,
  damage,
  discardHand,
  discardOrSuffer,
  discardThis,
  drawLurker,
  drawThreat,
  eachEnemy,
  eachHero,
  engage,
  event,
  exhaustOwn,
  focus,
  ifUnable,
  inflict,
  interact,
  perHero,
  resist,
  rhune,
  rollAltarDice,
  scheme,
  sentences,
  supply,
  task,
  test,
  when,
} from '../rules/effects/build.ts';

const EVENTS: readonly CardDefinition[] = [
  {
    id: 'tongue-from-the-dark',
    type: 'villain-event',
    abilities: [event(eachHero(resist(1, 'agility', choose(exhaustOwn('equipment'), supply(-1)))))],
  },
  {
    id: 'royal-belch',
    type: 'villain-event',
    abilities: [
      event(
        eachHero(test('fortitude', 2, { fail: focus(count('focus', -1)) })),
        rhune('lowek', rollAltarDice('all')),
      ),
    ],
  },
  {
    id: 'open-audience',
    type: 'villain-event',
    abilities: [event(drawLurker(1), rhune('brase', drawThreat(1)))],
  },
  {
    id: 'tasting-course',
    type: 'villain-event',
    abilities: [
      event(
        eachHero(choose(discardHand(2), damage(2))),
        rhune('volkris', eachHero(resist(2, 'fortitude'))),
      ),
    ],
  },
  {
    id: 'ripples-in-the-floor',
    type: 'villain-event',
    abilities: [
      event(
        when(
          { if: 'villain-spawned' },
          eachHero(resist(3, 'agility')),
          eachEnemy(armor(1, 'target')),
        ),
        rhune('nethander', drawLurker(1)),
      ),
    ],
  },
];

/** They stay in the villain area and cost a little every round until somebody deals with them. */
const ONGOING: readonly CardDefinition[] = [
  {
    id: 'swallowed-light',
    type: 'villain-ongoing',
    passives: [{ stat: 'no-channel', of: 'heroes' }],
    abilities: [activate(eachHero(focus(-1)), rhune('aluna', discardThis))],
  },
  {
    id: 'breath-of-the-mere',
    type: 'villain-ongoing',
    threshold: perHero(2),
    passives: [{ stat: 'difficulty', amount: 1, of: 'heroes', test: { kind: 'resist' } }],
    abilities: [interact(null, task(1, 'willpower'))],
  },
  {
    id: 'keys-to-the-larder',
    type: 'villain-ongoing',
    passives: [{ stat: 'no-rest', of: 'heroes' }],
    abilities: [
      interact(null, test('charisma', 3, { pass: discardThis })),
      activate(ifUnable(supply(-1), eachHero(focus(-1))), rhune('wathe', discardThis)),
    ],
  },
  {
    id: 'mud-and-majesty',
    type: 'villain-ongoing',
    threshold: perHero(2),
    passives: [
      { stat: 'speed', amount: 2, of: 'minions' },
      { stat: 'defense', amount: 1, of: 'villain', only: { if: 'villain-spawned' } },
    ],
    abilities: [interact(null, task(1, 'might'))],
  },
];

/**
 * A king who is mostly appetite. While he schemes he eats what the heroes live on: supply, focus, the
 * tools from their hands. When he comes himself he fills the room, and everyone in it is on the table.
 *
 * He loses to heroes who get rid of what he leaves lying while he schemes, and meet him with focus, supply
 * and whole skins. He fears Fortitude and armor, and anyone who can discard an Ongoing card with a word.
 */
export const BOLX: DeckDefinition = {
  id: 'bolx',
  kind: 'villain',
  cards: [
    {
      id: 'bolx-the-belchlord',
      type: 'villain',
      traits: ['huge', 'villain'],
      health: perHero(9),
      defense: 2,
      range: 9,
      abilities: [
        scheme(
          eachHero(choose(focus(-1), supply(-1))),
          rhune('nethander', eachHero(discardOrSuffer('supply'))),
        ),
        activate(
          sentences(ifUnable(inflict(7, 'fortitude', { on: 'all' }), armor(1, 'this')), engage),
          rhune('volkris', eachHero(discardOrSuffer('supply'), { room: true, from: 'this' })),
        ),
      ],
    },
    ...EVENTS,
    ...ONGOING,
  ],
};
