import type { ChallengeDefinition } from '../../rules/cards/definition.ts';
import {
  always,
  at,
  bonus,
  choose,
  damage,
  detach,
  discard,
  draw,
  energy,
  gainItem,
  goWithin,
  hamper,
  heal,
  holdBack,
  holdOpponent,
  loseItem,
  makeStrike,
  onDie,
  prevent,
  recover,
  reroll,
  sequence,
  strike,
  takeDiscovery,
  turnDie,
} from '../../rules/effects/build.ts';
import { armor, bag, deckOf, enemy, melee, ranged, reuse, spend, weapon } from './faces.ts';
import { GREEN_EVENTS } from './green-events.ts';

/**
 * Old roads, bogs and graves, and those who never left them: they don't give way, they grab hold of anyone who
 * comes near and grow on wounds, and what they were buried with serves the hurt and the empty-handed best.
 */
export const GREEN: readonly ChallengeDefinition[] = [
  ...deckOf('green', [
    // The dead, each at the place where it happened
    {
      id: 'barrow-guard',
      front: enemy('undead', melee(2, 6), { powers: [onDie([5, 6], prevent(2))] }),
      back: weapon(3, 'melee', {
        icons: ['blade'],
        passives: [always('attack', 1, { if: 'damaged', who: 'own' })],
      }),
    },
    {
      id: 'road-wight',
      front: enemy('undead', melee(3, 5), {
        aggro: true,
        powers: [
          at('combat', discard(1, 'opponent', 'random'), { if: 'damaged', who: 'opponent' }),
        ],
      }),
      back: armor(7, {
        icons: ['mail'],
        passives: [always('defense', 1, { if: 'damaged', who: 'own' })],
      }),
    },
    {
      id: 'drowned-ferryman',
      front: enemy('undead', ranged(2, 5), {
        powers: [at('combat', choose(loseItem('opponent'), damage(1, 'opponent')))],
      }),
      back: weapon(3, 'melee', { icons: ['blade'], powers: [at('combat', makeStrike('melee'))] }),
    },
    {
      id: 'hungry-shade',
      front: enemy('undead', ranged(2, 6), {
        passives: [always('damage', 1, { if: 'damaged', who: 'opponent' })],
      }),
      back: armor(7, {
        icons: ['cloth'],
        potions: ['mana'],
        passives: [always('energy', 1, { if: 'damaged', who: 'own' })],
      }),
    },
    {
      id: 'bone-piper',
      front: enemy('undead', melee(2, 5), {
        powers: [at('combat', reroll('opponent'), { if: 'die', of: 'opponent', faces: [6] })],
      }),
      back: bag({
        potions: ['health'],
        use: reuse('after-dice', reroll(), { if: 'die', of: 'own', faces: [1, 2] }),
      }),
    },
    {
      id: 'grave-candle',
      front: enemy('undead', ranged(3, 5)),
      back: weapon(3, 'ranged', {
        icons: ['staff'],
        potions: ['mana'],
        powers: [at('encounter-defeated', draw(1), { if: 'hand', most: 2 })],
      }),
    },
    {
      id: 'plague-cart',
      front: enemy('undead', melee(3, 5), { powers: [onDie([4, 5], hamper({ attack: -2 }))] }),
      back: armor(8, { icons: ['shield'], passives: [always('movement', -1)] }),
    },
    {
      id: 'headless-courier',
      front: enemy('undead', melee(3, 6), { aggro: true }),
      back: bag({ potions: ['mana'], use: spend('movement', recover()) }),
    },

    // What the ground gives off
    {
      id: 'bog-fume',
      front: enemy('elemental', ranged(2, 5), { powers: [onDie([5, 6], holdOpponent())] }),
      back: bag({ use: spend('after-dice', turnDie(1, 'opponent')) }),
    },
    {
      id: 'peat-smoulder',
      front: enemy('elemental', melee(2, 5), { powers: [onDie([1, 2], bonus({ attack: 3 }))] }),
      back: weapon(3, 'melee', {
        icons: ['staff'],
        passives: [always('damage', 1, { if: 'spell' })],
      }),
    },
    {
      id: 'walking-milestone',
      front: enemy('elemental', melee(2, 5), {
        passives: [always('defense', 1, { if: 'opponent-type', type: 'melee' })],
      }),
      back: weapon(4, 'melee', { passives: [always('defense', -1)] }),
    },
    {
      id: 'cold-spring',
      front: enemy('elemental', melee(2, 6, 2)),
      back: bag({
        use: spend('before-dice', holdOpponent(), { if: 'opponent-trait', trait: 'undead' }),
      }),
    },
    {
      id: 'marsh-squall',
      front: enemy('elemental', ranged(3, 5), {
        powers: [at('combat', hamper({ attack: -1 }), { if: 'opponent-type', type: 'ranged' })],
      }),
      back: armor(7, {
        potions: ['swiftness'],
        passives: [always('movement', 1, { if: 'space', color: 'green' })],
      }),
    },
    {
      id: 'rolling-fog',
      front: enemy('elemental', ranged(2, 6), { powers: [onDie([2, 3], turnDie(2, 'opponent'))] }),
      back: bag({ potions: ['swiftness'], use: spend('movement', takeDiscovery()) }),
    },
    {
      id: 'landslip',
      front: enemy('elemental', melee(3, 6, 2)),
      back: bag({ potions: ['health'], powers: [onDie(1, draw(1))] }),
    },

    // Beasts that have learned what lies in bogs
    {
      id: 'peat-leech',
      front: enemy('beast', melee(2, 5), {
        powers: [onDie(6, sequence(damage(1, 'opponent'), prevent(1)))],
      }),
      back: bag({ use: spend('movement', choose(heal(3), energy(2))) }),
    },
    {
      id: 'old-road-wolves',
      front: enemy('beast', melee(3, 5), {
        aggro: true,
        passives: [always('attack', 1, { if: 'opponent-type', type: 'ranged' })],
      }),
      back: armor(7, { icons: ['bow'], powers: [onDie([1, 2], hamper({ attack: -2 }))] }),
    },
    {
      id: 'adder-nest',
      front: enemy('beast', melee(2, 5), { powers: [onDie(6, bonus({ damage: 2 }))] }),
      back: bag({
        potions: ['health', 'swiftness'],
        use: spend('movement', discard(2, 'another', 'random')),
      }),
    },
    {
      id: 'grave-crow',
      front: enemy('beast', ranged(2, 5)),
      back: bag({ use: spend('movement', gainItem('green'), { if: 'in-city' }) }),
    },
    {
      id: 'bog-eel',
      front: enemy('beast', melee(2, 5, 2)),
      back: bag({
        potions: ['health'],
        passives: [always('defense', 1, { if: 'opponent-trait', trait: 'elemental' })],
      }),
    },

    // People who live off the road, or for it
    {
      id: 'spade-brothers',
      front: enemy('humanoid', melee(3, 5), {
        powers: [onDie([5, 6], loseItem('opponent', 'bag'))],
      }),
      back: weapon(3, 'melee', {
        potions: ['health'],
        passives: [always('attack', 1, { if: 'opponent-trait', trait: 'undead' })],
      }),
    },
    {
      id: 'hedge-knight',
      front: enemy('humanoid', melee(3, 6), {
        passives: [always('damage', 1, { if: 'opponent-affiliation', affiliation: 'horde' })],
      }),
      back: weapon(4, 'melee', {
        icons: ['blade', 'shield'],
        powers: [onDie([3, 4], prevent(1))],
      }),
    },
    {
      id: 'bog-outlaw',
      front: enemy('humanoid', ranged(2, 5), {
        powers: [
          at('combat', bonus({ defense: 1 }), {
            if: 'opponent-affiliation',
            affiliation: 'alliance',
          }),
        ],
      }),
      back: weapon(3, 'ranged', {
        icons: ['bow'],
        potions: ['swiftness'],
        powers: [onDie([5, 6], holdOpponent())],
      }),
    },
    {
      id: 'fen-hag',
      front: enemy('humanoid', ranged(2, 5), {
        powers: [onDie([1, 2, 3], sequence(detach('opponent'), hamper({ attack: -1 })))],
      }),
      back: bag({ potions: ['mana'], passives: [always('attack', 1, { if: 'hand', most: 1 })] }),
    },
    {
      id: 'lost-patrol',
      front: enemy('humanoid', ranged(3, 6)),
      back: armor(7, {
        icons: ['mail'],
        powers: [at('combat', hamper({ damage: -1 }), { if: 'die', of: 'opponent', faces: [6] })],
      }),
    },

    // Demons at the crossroads, dragons in the reeds
    {
      id: 'crossroads-broker',
      front: enemy('demon', ranged(2, 6), {
        powers: [at('combat', choose(discard(2, 'opponent'), bonus({ attack: 2 })))],
      }),
      back: bag({ potions: ['swiftness'], use: spend('movement', goWithin(3)) }),
    },
    {
      id: 'lantern-hound',
      front: enemy('demon', melee(3, 5, 2), { aggro: true, powers: [onDie([1, 2], holdBack())] }),
      back: armor(7, { potions: ['health', 'mana'] }),
    },
    {
      id: 'gallows-imp',
      front: enemy('demon', ranged(2, 5), { powers: [onDie([3, 4], hamper({ defense: -2 }))] }),
      back: armor(7, {
        icons: ['cloth'],
        potions: ['health'],
        powers: [at('encounter-defeated', heal(1), { if: 'space', color: 'green' })],
      }),
    },
    {
      id: 'bog-drake',
      front: enemy('dragonkin', melee(3, 6), {
        aggro: true,
        powers: [onDie([5, 6], sequence(strike('ranged'), bonus({ damage: 1 })))],
      }),
      back: bag({ use: spend('after-dice', prevent(2)) }),
    },
    {
      id: 'clutch-keeper',
      front: enemy('dragonkin', ranged(3, 5, 2), { aggro: true }),
      back: weapon(3, 'melee', {
        icons: ['blade'],
        damage: 2,
        powers: [at('character-defeated', draw(2))],
      }),
    },
  ]),
  ...GREEN_EVENTS,
];
