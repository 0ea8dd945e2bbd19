import type { ChallengeDefinition } from '../../rules/cards/definition.ts';
import {
  always,
  choose,
  cure,
  damage,
  discard,
  draw,
  findDiscovery,
  flip,
  gainItem,
  goToCity,
  heal,
  loseItem,
  movement,
  onDie,
  recover,
  send,
  sequence,
} from '../../rules/effects/build.ts';
import { bag, deckOf, enemy, melee, reuse } from './faces.ts';

/** The events of the green deck: what happens on a road that is older than its towns. */
export const GREEN_EVENTS: readonly ChallengeDefinition[] = deckOf('green', [
  {
    id: 'all-souls-week',
    front: {
      face: 'event',
      sort: 'global',
      rules: ['all-aggro'],
      flips: { moment: 'encounter-defeated', trait: 'undead' },
    },
    back: { face: 'turned', effect: sequence(heal(2), draw(1)) },
  },
  {
    id: 'washed-out-roads',
    front: {
      face: 'event',
      sort: 'global',
      rules: ['no-flight'],
      passives: [always('movement', -1, { if: 'space', color: 'green' })],
      flips: { moment: 'turn-ends', at: 'broken-bridge' },
    },
    back: bag({
      potions: ['swiftness'],
      use: reuse('movement', movement(1), { if: 'in-city' }),
    }),
  },
  {
    id: 'feud-season',
    front: {
      face: 'event',
      sort: 'global',
      passives: [always('damage', 1, { if: 'opponent', is: 'character' })],
      flips: { moment: 'character-defeated' },
    },
    back: bag({ passives: [always('defense', 1, { if: 'opponent', is: 'character' })] }),
  },
  {
    id: 'signal-fire',
    front: {
      face: 'event',
      sort: 'location',
      location: 'fog-hollow',
      effect: choose(goToCity(), draw(2)),
    },
    back: null,
  },
  {
    id: 'peat-cutters-find',
    front: {
      face: 'event',
      sort: 'location',
      location: 'peat-fens',
      effect: sequence(gainItem('green'), flip()),
    },
    back: enemy('undead', melee(3, 6, 2), {
      aggro: true,
      powers: [onDie([1, 2], damage(1, 'opponent'))],
    }),
  },
  {
    id: 'widows-table',
    front: {
      face: 'event',
      sort: 'location',
      location: 'widows-wood',
      effect: choose(heal(3), sequence(cure(), draw(1))),
    },
    back: null,
  },
  {
    id: 'moved-signpost',
    front: { face: 'event', sort: 'special', effect: send(2, 'another') },
    back: null,
  },
  {
    id: 'unmarked-grave',
    front: { face: 'event', sort: 'special', effect: choose(findDiscovery(2), recover()) },
    back: null,
  },
  {
    id: 'funeral-procession',
    front: {
      face: 'event',
      sort: 'special',
      effect: sequence(heal(1, 'everybody'), discard(1, 'everybody', 'random')),
    },
    back: null,
  },
  {
    id: 'sealed-crate',
    front: {
      face: 'event',
      sort: 'special',
      effect: sequence(loseItem('own', 'bag', 'random'), gainItem('green')),
    },
    back: null,
  },
]);
