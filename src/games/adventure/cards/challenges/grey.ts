import type { ChallengeDefinition } from '../../rules/cards/definition.ts';
import {
  always,
  at,
  bonus,
  cancelBattle,
  choose,
  cure,
  damage,
  dig,
  discard,
  draw,
  energy,
  findDiscovery,
  goToFlightPath,
  hamper,
  heal,
  holdBack,
  holdOpponent,
  loseItem,
  makeStrike,
  onDie,
  prevent,
  reroll,
  sequence,
  strike,
  takeItem,
  turnDie,
} from '../../rules/effects/build.ts';
import { armor, bag, deckOf, enemy, melee, ranged, spend, weapon } from './faces.ts';
import { GREY_EVENTS } from './grey-events.ts';

/**
 * A countryside of pests, footpads and weather that would rather trip people up and go through their pockets
 * than kill them, and that leaves behind small things that help once, at the right moment.
 */
export const GREY: readonly ChallengeDefinition[] = [
  ...deckOf('grey', [
    // Beasts, most of them after somebody's supper
    {
      id: 'granary-rat',
      front: enemy('beast', melee(1, 4), {
        powers: [onDie(6, loseItem('opponent', 'bag', 'random'))],
      }),
      back: bag({ use: spend('movement', heal(2)) }),
    },
    {
      id: 'orchard-hornets',
      front: enemy('beast', ranged(1, 4), { powers: [onDie(6, damage(1, 'opponent'))] }),
      back: bag({ potions: ['mana'], powers: [onDie(1, reroll())] }),
    },
    {
      id: 'rooting-boar',
      front: enemy('beast', melee(2, 4), {
        aggro: true,
        powers: [onDie([4, 5], bonus({ damage: 1 }))],
      }),
      back: bag({ potions: ['health'], powers: [onDie(6, findDiscovery())] }),
    },
    {
      id: 'boxing-hare',
      front: enemy('beast', melee(2, 5), { powers: [onDie([1, 2], cancelBattle())] }),
      back: bag({
        potions: ['swiftness'],
        passives: [always('movement', 1, { if: 'damaged', who: 'own' })],
      }),
    },
    {
      id: 'pond-snapper',
      front: enemy('beast', melee(1, 4), { powers: [onDie([5, 6], bonus({ defense: 2 }))] }),
      back: armor(6, {
        icons: ['shield'],
        passives: [always('defense', 1, { if: 'opponent-type', type: 'ranged' })],
      }),
    },
    {
      id: 'spitting-toad',
      front: enemy('beast', melee(1, 4), { powers: [onDie([4, 5, 6], strike('ranged'))] }),
      back: bag({ potions: ['mana'], use: spend('movement', sequence(cure(), heal(1))) }),
    },
    {
      id: 'lean-wolf',
      front: enemy('beast', melee(1, 4), {
        aggro: true,
        passives: [always('attack', 2, { if: 'damaged', who: 'opponent' })],
      }),
      back: armor(6, {
        potions: ['health', 'swiftness'],
        powers: [at('turn', heal(1), { if: 'in-city' })],
      }),
    },
    {
      id: 'well-spider',
      front: enemy('beast', melee(1, 5), { powers: [onDie(6, holdOpponent())] }),
      back: armor(6, {
        icons: ['cloth'],
        potions: ['swiftness'],
        powers: [onDie([1, 2], hamper({ attack: -1 }))],
      }),
    },
    {
      id: 'briar-hog',
      front: enemy('beast', melee(1, 5), {
        passives: [always('damage', 1, { if: 'opponent-type', type: 'melee' })],
      }),
      back: armor(6, {
        icons: ['bow'],
        passives: [always('attack', 1, { if: 'own-type', type: 'ranged' })],
      }),
    },
    {
      id: 'sheep-kite',
      front: enemy('beast', ranged(2, 4)),
      back: weapon(2, 'ranged', {
        potions: ['swiftness'],
        passives: [always('attack', 1, { if: 'opponent-type', type: 'ranged' })],
      }),
    },

    // People to meet at a bend of the road
    {
      id: 'gate-beggar',
      front: enemy('humanoid', melee(1, 4), {
        powers: [at('combat', choose(discard(1, 'opponent'), hamper({ attack: -1 })))],
      }),
      back: bag({ potions: ['health', 'swiftness'], use: spend('movement', energy(2)) }),
    },
    {
      id: 'bramble-footpad',
      front: enemy('humanoid', melee(2, 4), {
        powers: [onDie([1, 6], discard(1, 'opponent', 'random'))],
      }),
      back: bag({ use: spend('movement', takeItem()) }),
    },
    {
      id: 'roadside-gambler',
      front: enemy('humanoid', melee(1, 5), { powers: [onDie(6, turnDie(1, 'opponent'))] }),
      back: bag({ use: spend('after-dice', turnDie(6)) }),
    },
    {
      id: 'runaway-recruit',
      front: enemy('humanoid', ranged(3, 4), { powers: [onDie([1, 2, 3], holdBack())] }),
      back: weapon(2, 'melee', {
        icons: ['blade', 'shield'],
        passives: [always('defense', 1, { if: 'equipped', slot: 'armor' })],
      }),
    },
    {
      id: 'bitter-deserter',
      front: enemy('humanoid', melee(1, 5), {
        aggro: true,
        passives: [always('attack', 1, { if: 'opponent-affiliation', affiliation: 'alliance' })],
      }),
      back: armor(6, { icons: ['mail'], powers: [onDie([5, 6], prevent(1))] }),
    },
    {
      id: 'parish-watchman',
      front: enemy('humanoid', melee(1, 4), {
        passives: [always('defense', 1, { if: 'opponent-affiliation', affiliation: 'horde' })],
      }),
      back: weapon(2, 'melee', { powers: [onDie(4, holdOpponent())] }),
    },
    {
      id: 'mad-hermit',
      front: enemy('humanoid', melee(2, 5), { powers: [onDie([1, 2], draw(1, 'opponent'))] }),
      back: bag({ potions: ['mana'], use: spend('movement', dig(4)) }),
    },
    {
      id: 'pheasant-poacher',
      front: enemy('humanoid', ranged(1, 5)),
      back: weapon(2, 'ranged', { icons: ['bow'], powers: [onDie([1, 2], bonus({ attack: 2 }))] }),
    },
    {
      id: 'highway-brothers',
      front: enemy('humanoid', melee(2, 5), { aggro: true }),
      back: bag({ potions: ['swiftness'], use: spend('movement', goToFlightPath()) }),
    },

    // The dead of small places
    {
      id: 'unburied-uncle',
      front: enemy('undead', melee(1, 4), { powers: [onDie([5, 6], prevent(1))] }),
      back: bag({ use: spend('after-dice', cancelBattle()) }),
    },
    {
      id: 'ditch-ghoul',
      front: enemy('undead', melee(2, 4), { aggro: true }),
      back: armor(6, { potions: ['health'] }),
    },
    {
      id: 'weeping-lantern',
      front: enemy('undead', ranged(1, 4)),
      back: weapon(2, 'melee', {
        icons: ['staff'],
        potions: ['mana'],
        passives: [always('attack', 1, { if: 'spell' })],
      }),
    },

    // Weather
    {
      id: 'dust-devil',
      front: enemy('elemental', ranged(1, 4), { powers: [onDie([1, 6], reroll('opponent'))] }),
      back: bag({ use: spend('before-dice', hamper({ attack: -2 })) }),
    },
    {
      id: 'headwind',
      front: enemy('elemental', melee(1, 4), {
        passives: [always('defense', 1, { if: 'opponent-type', type: 'ranged' })],
      }),
      back: armor(7, { passives: [always('movement', -1)] }),
    },
    {
      id: 'mud-lout',
      front: enemy('elemental', melee(2, 4), {
        powers: [onDie([2, 3, 4], makeStrike('melee'), { if: 'opponent-type', type: 'ranged' })],
      }),
      back: weapon(2, 'melee', {
        passives: [always('defense', 1, { if: 'opponent-trait', trait: 'beast' })],
      }),
    },
    {
      id: 'stubble-fire',
      front: enemy('elemental', melee(1, 5)),
      back: armor(6, {
        icons: ['cloth'],
        potions: ['mana'],
        passives: [always('energy', 1, { if: 'hand', most: 2 })],
      }),
    },

    // Demons of no rank, and dragons of no size
    {
      id: 'pantry-imp',
      front: enemy('demon', ranged(1, 4), {
        powers: [onDie(6, discard(1, 'everybody', 'random'))],
      }),
      back: weapon(2, 'melee', {
        icons: ['blade'],
        potions: ['health'],
        powers: [onDie([5, 6], strike('ranged'))],
      }),
    },
    {
      id: 'cellar-fiend',
      front: enemy('demon', ranged(2, 5)),
      back: weapon(3, 'melee', { icons: ['blade'], powers: [onDie(1, holdBack())] }),
    },
    {
      id: 'chimney-drake',
      front: enemy('dragonkin', melee(2, 5), {
        aggro: true,
        powers: [at('combat', hamper({ attack: -2 }), { if: 'die', of: 'opponent', faces: [6] })],
      }),
      back: weapon(2, 'melee', {
        icons: ['staff'],
        potions: ['mana'],
        powers: [onDie(6, draw(1))],
      }),
    },
    {
      id: 'hedge-whelp',
      front: enemy('dragonkin', melee(1, 4)),
      back: bag({
        use: spend('before-dice', bonus({ attack: 2 }), { if: 'equipped', slot: 'weapon' }),
      }),
    },
  ]),
  ...GREY_EVENTS,
];
