import type { CardDefinition, DeckDefinition } from '../rules/cards/definition.ts';
import {
  activate,
  armor,
  atLeast,
  beforeDefeat,
  both,
  choose,
  damage,
  discardHand,
  discardThis,
  draw,
  drawThreat,
  eachCharacter,
  eachEnemy,
  eachHero,
  engage,
  event,
  focus,
  heal,
  ifUnable,
  inflict,
  interact,
  pay,
  rhune,
  sentences,
  task,
  test,
  threat,
  trigger,
  when,
} from '../rules/effects/build.ts';
import { COLOURS } from '../rules/terms.ts';

const hasBonds = (tokens: number) => atLeast('threat-tokens', tokens);

/** One that rises again in front of somebody who is bound, one that throws the chain, one that shields the others. */
const MINIONS: readonly CardDefinition[] = [
  {
    id: 'thrall-bearer',
    type: 'minion',
    colours: COLOURS,
    traits: ['minion', 'thrall'],
    defense: 1,
    health: 6,
    speed: 4,
    range: 1,
    abilities: [
      activate(
        sentences(engage, inflict(5, 'might', { hurt: threat(1) })),
        rhune('nethander', inflict(3, 'willpower')),
      ),
      beforeDefeat(when(hasBonds(1), both(threat(-1), heal(3, 'this')))),
    ],
  },
  {
    id: 'thrall-chainhand',
    type: 'minion',
    colours: COLOURS,
    traits: ['minion', 'thrall'],
    defense: 1,
    health: 5,
    speed: 4,
    range: 4,
    abilities: [
      activate(
        sentences(
          engage,
          eachCharacter(test('willpower', 2, { fail: threat(1) }), { range: 4, from: 'this' }),
        ),
        rhune('wathe', eachHero(when(hasBonds(2), choose(discardHand(1), damage(1))))),
      ),
    ],
  },
  {
    id: 'thrall-doorward',
    type: 'minion',
    colours: COLOURS,
    traits: ['minion', 'thrall'],
    defense: 0,
    health: 7,
    speed: 4,
    range: 2,
    abilities: [
      activate(
        sentences(engage, inflict(4, 'fortitude', { on: 'all' })),
        rhune('brase', eachEnemy(heal(2, 'target'), { room: true, from: 'this', trait: 'thrall' })),
      ),
    ],
    passives: [
      { stat: 'defense', amount: 1, of: 'minions', only: { if: 'target-within', range: 2 } },
    ],
  },
];

const EVENTS: readonly CardDefinition[] = [
  {
    id: 'the-masters-voice',
    type: 'threat-event',
    traits: ['thrall'],
    stays: true,
    abilities: [
      interact(null, pay(damage(1), discardThis)),
      activate(choose(threat(1), discardHand(1)), rhune('nethander', threat(1))),
    ],
  },
  {
    id: 'hands-not-your-own',
    type: 'threat-event',
    traits: ['thrall'],
    stays: true,
    passives: [
      { stat: 'dice', amount: -1, of: 'heroes', test: { kind: 'attack' }, only: hasBonds(2) },
    ],
    abilities: [
      interact(null, test('charisma', 2, { pass: both(focus(1), discardThis) })),
      activate(threat(1)),
    ],
  },
  {
    id: 'they-get-up',
    type: 'threat-event',
    traits: ['thrall'],
    abilities: [
      event(
        ifUnable(eachEnemy(heal(3, 'target'), { trait: 'thrall' }), drawThreat(1)),
        rhune('brase', eachEnemy(armor(1, 'target'), { trait: 'thrall' })),
      ),
    ],
  },
  {
    id: 'a-name-forgotten',
    type: 'threat-event',
    traits: ['thrall'],
    abilities: [
      event(
        eachHero(when(hasBonds(2), discardHand(1), threat(1))),
        rhune('aluna', eachHero(draw(1))),
      ),
    ],
  },
];

/**
 * Drowned servants bound to another's will. They are slow and feel nothing; patience wins for them. Their
 * threat tokens are bonds on the heroes, and with each of them a hero has less to decide: first there is no
 * answering out of turn, then an action is gone, and a bound hand does not strike the last blow. Getting free
 * costs an action and a card, so waiting costs more. They lose to heroes who keep moving, let those who are
 * free strike last and kill the Doorward first; they fear strong wills and full hands.
 */
export const THRALLS: DeckDefinition = {
  id: 'thralls',
  kind: 'threat',
  cards: [
    ...MINIONS,
    {
      id: 'kneeling-stone',
      type: 'trap',
      colours: COLOURS,
      traits: ['trap', 'thrall'],
      threshold: 4,
      abilities: [
        trigger(1, test('willpower', 3, { fail: threat(2) })),
        interact(1, task(1, 'fortitude')),
        activate(eachCharacter(threat(1), { room: true, from: 'this' })),
      ],
      passives: [{ stat: 'no-rest', of: 'heroes', only: { if: 'in-this-room' } }],
    },
    ...EVENTS,
    {
      id: 'thrall-bonds',
      type: 'threat-reference',
      traits: ['thrall'],
      abilities: [interact(null, pay(discardHand(1), threat(-3)))],
      passives: [
        { stat: 'no-reactions', of: 'heroes', only: hasBonds(2) },
        { stat: 'actions', amount: -1, of: 'heroes', only: hasBonds(4) },
      ],
    },
  ],
};
