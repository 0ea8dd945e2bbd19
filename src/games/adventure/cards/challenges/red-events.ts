import type { ChallengeDefinition } from '../../rules/cards/definition.ts';
import {
  always,
  bonus,
  choose,
  damage,
  discard,
  draw,
  flip,
  flipCharacter,
  gainItem,
  gainQuest,
  heal,
  loseItem,
  may,
  onDie,
  sequence,
  strike,
  when,
} from '../../rules/effects/build.ts';
import { bag, deckOf, enemy, melee } from './faces.ts';

/** The events of the red deck: the calendar of those who have arrived. */
export const RED_EVENTS: readonly ChallengeDefinition[] = deckOf('red', [
  {
    id: 'truce-of-great-houses',
    front: { face: 'event', sort: 'global', rules: ['truce', 'better-healing'] },
    back: null,
  },
  {
    id: 'dragons-stocktaking',
    front: {
      face: 'event',
      sort: 'global',
      rules: ['no-aggro'],
      encounters: [always('defense', 1)],
      flips: { moment: 'encounter-defeated', trait: 'dragonkin' },
    },
    back: { face: 'turned', effect: sequence(gainItem('red'), draw(1)) },
  },
  {
    id: 'gate-left-open',
    front: {
      face: 'event',
      sort: 'global',
      rules: ['all-aggro'],
      encounters: [always('attack', 1)],
      flips: { moment: 'turn-ends', at: 'demon-gate' },
    },
    back: enemy('demon', melee(5, 8, 2), {
      aggro: true,
      powers: [onDie([4, 5, 6], bonus({ damage: 1 }))],
    }),
  },
  {
    id: 'ashen-audience',
    front: {
      face: 'event',
      sort: 'location',
      location: 'ashen-keep',
      effect: choose(gainQuest(), draw(3)),
    },
    back: null,
  },
  {
    id: 'well-guarded-spot',
    front: {
      face: 'event',
      sort: 'location',
      location: 'skull-isle',
      effect: sequence(damage(2, 'own'), gainItem('red')),
    },
    back: null,
  },
  {
    id: 'unattended-hoard',
    front: {
      face: 'event',
      sort: 'location',
      location: 'dragons-roost',
      effect: may(sequence(gainItem('red'), flip())),
    },
    back: enemy('dragonkin', melee(6, 8, 3), { powers: [onDie([5, 6], strike('ranged'))] }),
  },
  {
    id: 'tribute-day',
    front: { face: 'event', sort: 'special', effect: loseItem('everybody', 'bag') },
    back: null,
  },
  {
    id: 'funeral-of-an-immortal',
    front: {
      face: 'event',
      sort: 'special',
      effect: sequence(heal(2, 'everybody'), draw(1, 'everybody')),
    },
    back: null,
  },
  {
    id: 'offer-of-employment',
    front: {
      face: 'event',
      sort: 'special',
      effect: choose(sequence(flipCharacter(), draw(2)), damage(1, 'own')),
    },
    back: null,
  },
  {
    id: 'unclaimed-inheritance',
    front: {
      face: 'event',
      sort: 'special',
      effect: when(
        { if: 'not', condition: { if: 'hand', most: 2 } },
        may(sequence(discard(3), flip())),
      ),
    },
    back: bag({
      passives: [
        always('attack', 1, { if: 'space', color: 'red' }),
        always('defense', 1, { if: 'space', color: 'red' }),
      ],
    }),
  },
]);
