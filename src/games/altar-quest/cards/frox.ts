import type { CardDefinition, DeckDefinition } from '../rules/cards/definition.ts';
import {
  activate,
  armor,
  atLeast,
  both,
  count,
  damage,
  discardOrSuffer,
  discardThis,
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
  resist,
  rhune,
  sentences,
  task,
  test,
  threat,
  trigger,
  when,
} from '../rules/effects/build.ts';
import { COLOURS } from '../rules/terms.ts';

const hasTokens = (tokens: number) => atLeast('threat-tokens', tokens);

/** One that closes in, one that spits from afar and leaves mire on you, one that feeds on that mire. */
const MINIONS: readonly CardDefinition[] = [
  {
    id: 'frox-raider',
    type: 'minion',
    colours: COLOURS,
    traits: ['minion', 'frox'],
    defense: 1,
    health: 6,
    speed: 5,
    range: 1,
    abilities: [
      activate(
        sentences(engage, ifUnable(inflict(6, 'fortitude'), both(engage, armor(1, 'this')))),
        rhune('wathe', sentences(engage, inflict(4, 'fortitude'))),
      ),
    ],
  },
  {
    id: 'frox-mudspitter',
    type: 'minion',
    colours: COLOURS,
    traits: ['minion', 'frox'],
    defense: 0,
    health: 5,
    speed: 4,
    range: 5,
    abilities: [
      activate(
        sentences(engage, ifUnable(inflict(5, 'agility', { hurt: threat(1) }), engage)),
        rhune('lowek', eachCharacter(threat(1), { range: 5, from: 'this', sight: true })),
      ),
    ],
  },
  {
    id: 'frox-mirecaller',
    type: 'minion',
    colours: COLOURS,
    traits: ['minion', 'frox'],
    defense: 1,
    health: 6,
    speed: 4,
    range: 3,
    abilities: [
      activate(
        sentences(
          engage,
          eachCharacter(ifUnable(damage(count('threat-tokens', 1, 2)), threat(1)), {
            range: 3,
            from: 'this',
          }),
        ),
        rhune('brase', eachEnemy(heal(2, 'target'), { room: true, from: 'this', trait: 'frox' })),
      ),
    ],
  },
];

const EVENTS: readonly CardDefinition[] = [
  {
    id: 'froxling-swarm',
    type: 'threat-event',
    traits: ['frox'],
    stays: true,
    abilities: [
      interact(null, pay(focus(-1), discardThis)),
      activate(
        sentences(
          test('agility', 3, { fail: threat(1) }),
          discardOrSuffer('focus', count('threat-tokens')),
        ),
        rhune('nethander', damage(1)),
      ),
    ],
  },
  {
    id: 'leech-water',
    type: 'threat-event',
    traits: ['frox'],
    stays: true,
    abilities: [
      interact(null, test('fortitude', 2, { pass: both(threat(-1), discardThis) })),
      activate(when(hasTokens(2), damage(1), threat(1)), rhune('wathe', threat(1))),
    ],
  },
  {
    id: 'the-mere-rises',
    type: 'threat-event',
    traits: ['frox'],
    abilities: [
      event(
        eachHero(both(threat(1), test('agility', 2, { fail: discardOrSuffer('supply') }))),
        rhune('aluna', eachHero(threat(-1))),
      ),
    ],
  },
  {
    id: 'dusk-chorus',
    type: 'threat-event',
    traits: ['frox'],
    abilities: [
      event(
        ifUnable(eachEnemy(armor(1, 'target'), { trait: 'frox' }), drawThreat(1)),
        rhune('volkris', eachEnemy(damage(1, 'target'), { trait: 'frox' })),
      ),
    ],
  },
];

/**
 * Swamp folk who come in numbers. None of them is much alone; mire wins for them: their threat tokens slow a
 * hero down, soften the defense, and feed whatever the Mirecaller sings to.
 *
 * They lose to heroes who spend an action on washing the mire off before it counts, and silence the Mirecaller
 * first. They fear blows that reach many at once, and priests and thieves who wipe mire off in passing.
 */
export const FROX: DeckDefinition = {
  id: 'frox',
  kind: 'threat',
  cards: [
    ...MINIONS,
    {
      id: 'muckstakes',
      type: 'trap',
      colours: COLOURS,
      traits: ['trap', 'frox'],
      threshold: 4,
      abilities: [
        trigger(1, inflict(1, 'agility', { on: 'you' })),
        interact(1, task(1, 'agility')),
        activate(
          sentences(
            eachCharacter(both(threat(1), resist(1, 'fortitude')), { room: true, from: 'this' }),
            when({ if: 'no-characters-in-this-room' }, both(drawThreat(1), discardThis)),
          ),
        ),
      ],
    },
    ...EVENTS,
    {
      id: 'frox-mire',
      type: 'threat-reference',
      traits: ['frox'],
      abilities: [interact(null, threat(-3))],
      passives: [
        { stat: 'movement', amount: -1, of: 'heroes', only: hasTokens(3) },
        {
          stat: 'difficulty',
          amount: 1,
          of: 'heroes',
          test: { kind: 'inflict' },
          only: hasTokens(2),
        },
      ],
    },
  ],
};
