import type { CardDefinition, DeckDefinition } from '../rules/cards/definition.ts';
import {
  activate,
  armor,
  atLeast,
  beforeDefeat,
  both,
  count,
  damage,
  discardOrSuffer,
  discardThis,
  drawThreat,
  eachEnemy,
  eachHero,
  engage,
  event,
  flee,
  ifUnable,
  inflict,
  interact,
  pay,
  resist,
  rhune,
  sentences,
  supply,
  task,
  test,
  threat,
  trigger,
  when,
} from '../rules/effects/build.ts';
import { COLOURS } from '../rules/terms.ts';

/** Plunder that a porter goes home with. */
const FULL_SACK = 4;

const carriesPlunder = atLeast('threat-tokens-on-target', 1);

const OF_THE_HILLS = { trait: 'raglander' } as const;

/** Out of the common purse into the sack. */
const robs = pay(supply(-1), threat(1, 'this'));

/** One who robs whom he hurts, one who keeps his distance and helps himself meanwhile, one who goes home when the sack is full. */
const MINIONS: readonly CardDefinition[] = [
  {
    id: 'raglander-brawler',
    type: 'minion',
    colours: COLOURS,
    traits: ['minion', 'raglander'],
    defense: 1,
    health: 6,
    speed: 5,
    range: 1,
    abilities: [
      activate(
        sentences(engage, inflict(5, 'fortitude', { hurt: robs })),
        rhune('volkris', eachHero(discardOrSuffer('focus'), { range: 1, from: 'this' })),
      ),
    ],
  },
  {
    id: 'raglander-slinger',
    type: 'minion',
    colours: COLOURS,
    traits: ['minion', 'raglander'],
    defense: 0,
    health: 5,
    speed: 5,
    range: 5,
    abilities: [
      activate(
        sentences(engage, ifUnable(inflict(5, 'agility'), threat(1, 'this'))),
        rhune('lowek', inflict(3, 'agility', { on: 'all' })),
      ),
    ],
  },
  {
    id: 'raglander-porter',
    type: 'minion',
    colours: COLOURS,
    traits: ['minion', 'raglander'],
    defense: 1,
    health: 5,
    speed: 4,
    range: 1,
    abilities: [
      activate(
        sentences(
          threat(1, 'this'),
          when(atLeast('threat-tokens-here', FULL_SACK), both(drawThreat(2), discardThis), flee),
        ),
        rhune('nethander', robs),
      ),
    ],
  },
];

const EVENTS: readonly CardDefinition[] = [
  {
    id: 'lead-off-the-roof',
    type: 'threat-event',
    traits: ['raglander'],
    stays: true,
    abilities: [
      interact(null, test('agility', 2, { pass: discardThis })),
      activate(
        ifUnable(eachEnemy(threat(1, 'target'), OF_THE_HILLS), resist(2, 'agility')),
        rhune('brase', resist(2, 'might')),
      ),
    ],
  },
  {
    id: 'been-here-already',
    type: 'threat-event',
    traits: ['raglander'],
    stays: true,
    passives: [{ stat: 'dice', amount: -1, of: 'heroes', test: { kind: 'search' } }],
    abilities: [interact(null, test('charisma', 2, { pass: both(supply(1), discardThis) }))],
  },
  {
    id: 'a-modest-toll',
    type: 'threat-event',
    traits: ['raglander'],
    abilities: [
      event(
        sentences(
          eachHero(ifUnable(supply(-1), damage(2))),
          eachEnemy(threat(1, 'target'), OF_THE_HILLS),
        ),
        rhune('aluna', supply(1)),
      ),
    ],
  },
  {
    id: 'the-share-out',
    type: 'threat-event',
    traits: ['raglander'],
    abilities: [
      event(
        ifUnable(
          eachEnemy(armor(count('threat-tokens-on-target'), 'target'), OF_THE_HILLS),
          drawThreat(1),
        ),
        rhune('volkris', eachEnemy(when(carriesPlunder, damage(2, 'target')))),
      ),
    ],
  },
];

/**
 * People from the ragged hills, who have come for the lead on the roof and whatever isn't nailed down. They
 * want to be rich: their threat tokens are plunder and lie on their own cards. Those who carry some are quicker
 * and bolder, and a porter with a full sack goes home and sends his cousins. What they carry falls out of their
 * hands with them, so heroes who hunt at once are paid for it, and those who let them work meet the same people
 * again, in better boots. They can't follow anybody who keeps nothing worth taking, and they fear decks that
 * strike far and first.
 */
export const RAGLANDERS: DeckDefinition = {
  id: 'raglanders',
  kind: 'threat',
  cards: [
    ...MINIONS,
    {
      id: 'lead-on-a-string',
      type: 'trap',
      colours: COLOURS,
      traits: ['trap', 'raglander'],
      threshold: 3,
      abilities: [
        trigger(1, resist(3, 'agility')),
        interact(1, task(1, 'agility')),
        activate(
          ifUnable(
            eachEnemy(threat(1, 'target'), { range: 4, from: 'this', trait: 'raglander' }),
            supply(-1),
          ),
        ),
      ],
    },
    ...EVENTS,
    {
      id: 'raglander-plunder',
      type: 'threat-reference',
      traits: ['raglander'],
      abilities: [beforeDefeat(supply(count('threat-tokens-on-target')))],
      passives: [
        { stat: 'speed', amount: 1, of: 'enemies', only: carriesPlunder },
        { stat: 'inflict', amount: count('threat-tokens-on-target', 1, 2), of: 'enemies' },
      ],
    },
  ],
};
