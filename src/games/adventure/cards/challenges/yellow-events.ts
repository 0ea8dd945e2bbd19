import type { ChallengeDefinition } from '../../rules/cards/definition.ts';
import {
  always,
  choose,
  damage,
  discard,
  draw,
  findDiscovery,
  flip,
  gainItem,
  loseItem,
  may,
  onDie,
  placeDiscovery,
  sequence,
  takeItem,
  when,
} from '../../rules/effects/build.ts';
import { bag, deckOf, enemy, melee } from './faces.ts';

/** The events of the yellow deck: what happens when everyone agrees that it can't go wrong. */
export const YELLOW_EVENTS: readonly ChallengeDefinition[] = deckOf('yellow', [
  {
    id: 'season-of-grudges',
    front: {
      face: 'event',
      sort: 'global',
      rules: ['all-aggro'],
      flips: { moment: 'encounter-defeated', trait: 'humanoid' },
    },
    back: bag({
      potions: ['health'],
      passives: [always('defense', 2, { if: 'opponent', is: 'character' })],
    }),
  },
  {
    id: 'perpetual-sandstorm',
    front: {
      face: 'event',
      sort: 'global',
      rules: ['no-flight'],
      passives: [always('attack', -1, { if: 'own-type', type: 'ranged' })],
      flips: { moment: 'turn-ends', at: 'rust-flats' },
    },
    back: { face: 'turned', effect: sequence(draw(2), findDiscovery()) },
  },
  {
    id: 'lightning-harvest',
    front: {
      face: 'event',
      sort: 'global',
      passives: [always('energy', 1)],
      encounters: [always('damage', 1)],
    },
    back: null,
  },
  {
    id: 'kite-experiment',
    front: {
      face: 'event',
      sort: 'location',
      location: 'thunder-pass',
      effect: choose(sequence(damage(2, 'own'), draw(4)), draw(1)),
    },
    back: null,
  },
  {
    id: 'one-more-shaft',
    front: {
      face: 'event',
      sort: 'location',
      location: 'rust-flats',
      effect: may(sequence(damage(2, 'own'), flip())),
    },
    back: bag({ passives: [always('energy', 1), always('movement', -1)] }),
  },
  {
    id: 'much-claimed-idol',
    front: {
      face: 'event',
      sort: 'location',
      location: 'tigers-vale',
      effect: when({ if: 'company' }, takeItem(), findDiscovery(2)),
    },
    back: null,
  },
  {
    id: 'free-samples',
    front: {
      face: 'event',
      sort: 'special',
      effect: sequence(gainItem('green'), damage(1, 'own')),
    },
    back: null,
  },
  {
    id: 'public-demonstration',
    front: {
      face: 'event',
      sort: 'special',
      effect: sequence(damage(1, 'everybody'), draw(1, 'everybody')),
    },
    back: null,
  },
  {
    id: 'surprise-audit',
    front: { face: 'event', sort: 'special', effect: choose(discard(2), flip()) },
    back: enemy('humanoid', melee(5, 7, 2), {
      powers: [onDie([1, 3, 5], loseItem('opponent', 'bag', 'choice'))],
    }),
  },
  {
    id: 'freshly-aged-maps',
    front: { face: 'event', sort: 'special', effect: placeDiscovery(2) },
    back: null,
  },
]);
