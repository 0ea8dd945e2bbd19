import type { ChallengeDefinition } from '../../rules/cards/definition.ts';
import {
  always,
  at,
  choose,
  discard,
  draw,
  findDiscovery,
  flip,
  gainItem,
  gainQuest,
  heal,
  loseItem,
  reroll,
  sequence,
  strike,
} from '../../rules/effects/build.ts';
import { bag, deckOf, enemy, melee, spend } from './faces.ts';

/** The events of the grey deck: a year in the country. */
export const GREY_EVENTS: readonly ChallengeDefinition[] = deckOf('grey', [
  {
    id: 'market-week',
    front: { face: 'event', sort: 'global', rules: ['truce', 'more-cards'] },
    back: null,
  },
  {
    id: 'first-frost',
    front: {
      face: 'event',
      sort: 'global',
      rules: ['no-aggro'],
      passives: [always('attack', -1, { if: 'own-type', type: 'ranged' })],
    },
    back: null,
  },
  {
    id: 'harvest-moon',
    front: {
      face: 'event',
      sort: 'global',
      rules: ['better-healing'],
      encounters: [always('attack', 1)],
      flips: { moment: 'encounter-defeated', trait: 'beast' },
    },
    back: { face: 'turned', effect: draw(2) },
  },
  {
    id: 'windfall-orchard',
    front: {
      face: 'event',
      sort: 'location',
      location: 'pale-orchard',
      effect: choose(heal(2), flip()),
    },
    back: bag({ potions: ['health', 'mana'], use: spend('before-dice', strike('ranged')) }),
  },
  {
    id: 'snowbound-coach',
    front: {
      face: 'event',
      sort: 'location',
      location: 'frost-cradle',
      effect: choose(findDiscovery(), gainQuest()),
    },
    back: null,
  },
  {
    id: 'bee-tree',
    front: {
      face: 'event',
      sort: 'location',
      location: 'millers-wood',
      effect: sequence(heal(2), flip()),
    },
    back: enemy('beast', melee(2, 4, 2), { aggro: true }),
  },
  {
    id: 'tax-day',
    front: { face: 'event', sort: 'special', effect: choose(loseItem(), discard(2)) },
    back: null,
  },
  {
    id: 'lost-peddler',
    front: { face: 'event', sort: 'special', effect: choose(gainItem('grey'), findDiscovery(2)) },
    back: null,
  },
  {
    id: 'stray-dog',
    front: { face: 'event', sort: 'special', effect: choose(draw(1), flip()) },
    back: bag({
      powers: [at('combat', reroll('opponent'), { if: 'die', of: 'opponent', faces: [6] })],
    }),
  },
  {
    id: 'barn-dance',
    front: { face: 'event', sort: 'special', effect: draw(1, 'everybody') },
    back: null,
  },
]);
