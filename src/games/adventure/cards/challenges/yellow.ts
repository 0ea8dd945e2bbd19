import type { ChallengeDefinition } from '../../rules/cards/definition.ts';
import {
  always,
  at,
  bonus,
  cancelBattle,
  cancelCard,
  choose,
  cure,
  damage,
  discard,
  draw,
  energy,
  flipCharacter,
  gainItem,
  goToFlightPath,
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
  turnDie,
} from '../../rules/effects/build.ts';
import { armor, bag, deckOf, enemy, melee, ranged, reuse, spend, weapon } from './faces.ts';
import { YELLOW_EVENTS } from './yellow-events.ts';

/**
 * A world of bad ideas pursued with conviction: encounters gamble, and harm themselves about as readily as
 * anybody else, and what they leave behind is worth its price and has one.
 */
export const YELLOW: readonly ChallengeDefinition[] = [
  ...deckOf('yellow', [
    // The dead, who have not been told, or have not listened
    {
      id: 'unpaid-sexton',
      front: enemy('undead', melee(4, 6, 2), {
        powers: [onDie([5, 6], loseItem('opponent', 'bag', 'random'))],
      }),
      back: weapon(5, 'melee', {
        icons: ['blade'],
        damage: 2,
        powers: [onDie(1, damage(1, 'own'))],
      }),
    },
    {
      id: 'plague-taster',
      front: enemy('undead', melee(4, 7, 2), {
        powers: [onDie(1, bonus({ defense: -3 })), onDie(6, bonus({ damage: 2 }))],
      }),
      back: bag({ potions: ['mana'], use: spend('movement', sequence(cure(), heal(3))) }),
    },
    {
      id: 'wrong-hymn-choir',
      front: enemy('undead', ranged(3, 6, 2), {
        powers: [onDie([4, 5, 6], discard(1, 'opponent', 'random'))],
      }),
      back: bag({ use: spend('movement', recover()) }),
    },
    {
      id: 'twice-risen-captain',
      front: enemy('undead', melee(4, 6, 2), {
        aggro: true,
        powers: [onDie([1, 2], bonus({ defense: 4 }))],
      }),
      back: armor(8, { icons: ['mail'], powers: [onDie(6, prevent(2))] }),
    },
    {
      id: 'ghost-with-a-grievance',
      front: enemy('undead', ranged(3, 7, 2), {
        powers: [at('combat', choose(discard(1, 'opponent'), damage(1, 'opponent')))],
      }),
      back: bag({ use: spend('movement', discard(1, 'each-other')) }),
    },
    {
      id: 'skeleton-crew',
      front: enemy('undead', ranged(4, 6, 2)),
      back: bag({ potions: ['swiftness'], use: spend('movement', goToFlightPath()) }),
    },
    {
      id: 'drowned-pilgrims',
      front: enemy('undead', melee(4, 7, 2), {
        aggro: true,
        powers: [at('combat', makeStrike('melee'))],
      }),
      back: armor(8, { potions: ['health'], passives: [always('health', -1)] }),
    },

    // The elements, out of their element
    {
      id: 'molten-librarian',
      front: enemy('elemental', ranged(4, 6, 2), { powers: [onDie([3, 4, 5, 6], cancelCard())] }),
      back: weapon(4, 'ranged', {
        icons: ['staff'],
        potions: ['mana'],
        powers: [at('encounter-defeated', draw(1))],
      }),
    },
    {
      id: 'persistent-mirage',
      front: enemy('elemental', ranged(3, 7, 2), { powers: [onDie([1, 2], cancelBattle())] }),
      back: bag({ potions: ['health', 'mana'], use: spend('after-dice', cancelBattle()) }),
    },
    {
      id: 'ambitious-landslide',
      front: enemy('elemental', melee(5, 7, 1), { aggro: true }),
      back: armor(9, { icons: ['mail'], passives: [always('movement', -1)] }),
    },
    {
      id: 'second-lightning',
      front: enemy('elemental', ranged(5, 6, 1), {
        powers: [onDie([5, 6], damage(1, 'opponent'))],
      }),
      back: weapon(4, 'ranged', {
        icons: ['staff'],
        potions: ['mana', 'swiftness'],
        passives: [always('attack', 1, { if: 'spell' })],
      }),
    },
    {
      id: 'dust-devils-advocate',
      front: enemy('elemental', melee(3, 7, 2), { powers: [onDie([4, 5, 6], reroll('opponent'))] }),
      back: bag({ use: reuse('after-dice', sequence(damage(1, 'own'), reroll())) }),
    },
    {
      id: 'glass-serpent',
      front: enemy('elemental', melee(4, 6, 2), {
        passives: [always('defense', 2, { if: 'opponent-type', type: 'ranged' })],
      }),
      back: armor(7, {
        passives: [always('defense', 2, { if: 'opponent-type', type: 'ranged' })],
      }),
    },
    {
      id: 'runaway-boiler',
      front: enemy('elemental', ranged(5, 6, 2), { aggro: true }),
      back: bag({ use: reuse('movement', sequence(damage(1, 'own'), energy(2))) }),
    },

    // Beasts of the hot lands, most of which somebody has tried to improve
    {
      id: 'lapsed-crocodile',
      front: enemy('beast', melee(5, 6, 3), { powers: [onDie([1, 2, 3], holdBack())] }),
      back: weapon(4, 'melee', {
        potions: ['health'],
        powers: [onDie([1, 2], bonus({ attack: 2 }))],
      }),
    },
    {
      id: 'door-raptor',
      front: enemy('beast', melee(4, 6, 2), {
        aggro: true,
        powers: [onDie([4, 5, 6], hamper({ defense: -2 }))],
      }),
      back: weapon(4, 'melee', { icons: ['shield'], passives: [always('defense', 1)] }),
    },
    {
      id: 'mosquito-parliament',
      front: enemy('beast', melee(3, 7, 1), { powers: [at('combat', damage(1, 'opponent'))] }),
      back: bag({ potions: ['health'], powers: [at('exploring', damage(1, 'each-other-here'))] }),
    },
    {
      id: 'hydra-on-a-diet',
      front: enemy('beast', melee(4, 6, 2), {
        passives: [always('attack', 3, { if: 'die', of: 'opponent', faces: [5, 6] })],
      }),
      back: bag({
        potions: ['mana', 'swiftness'],
        passives: [always('attack', 2, { if: 'die', of: 'opponent', faces: [5, 6] })],
      }),
    },
    {
      id: 'rust-scorpion',
      front: enemy('beast', melee(4, 7, 2), {
        powers: [onDie([3, 6], hamper({ attack: -2, damage: -1 }))],
      }),
      back: weapon(5, 'ranged', {
        icons: ['bow'],
        powers: [onDie([5, 6], hamper({ attack: -2 }))],
      }),
    },
    {
      id: 'thunderback-lizard',
      front: enemy('beast', melee(5, 7, 2), { aggro: true }),
      back: armor(8, {
        icons: ['mail', 'shield'],
        potions: ['swiftness'],
        passives: [always('attack', 1, { if: 'role', role: 'attacker' })],
      }),
    },
    {
      id: 'systematic-vulture',
      front: enemy('beast', ranged(5, 6, 2), {
        powers: [
          at('combat', holdBack(), {
            if: 'not',
            condition: { if: 'damaged', who: 'opponent' },
          }),
        ],
      }),
      back: bag({
        potions: ['swiftness'],
        passives: [always('attack', 1, { if: 'damaged', who: 'own' })],
      }),
    },
    {
      id: 'tall-grass-tiger',
      front: enemy('beast', melee(5, 6, 2), { aggro: true }),
      back: armor(8, {
        icons: ['cloth'],
        passives: [always('movement', 1, { if: 'space', color: 'yellow' })],
      }),
    },

    // People with a grudge, a theory or both
    {
      id: 'lost-wall-veteran',
      front: enemy('humanoid', melee(4, 6, 2), {
        passives: [always('attack', 2, { if: 'opponent-affiliation', affiliation: 'horde' })],
      }),
      back: weapon(5, 'melee', {
        icons: ['blade'],
        potions: ['health'],
        passives: [always('damage', 1, { if: 'opponent', is: 'character' })],
      }),
    },
    {
      id: 'duelist-by-letter',
      front: enemy('humanoid', ranged(4, 6, 2), { powers: [onDie(6, holdOpponent())] }),
      back: weapon(5, 'ranged', {
        icons: ['bow'],
        damage: 2,
        powers: [onDie([1, 2], strike('melee'))],
      }),
    },
    {
      id: 'two-headed-committee',
      front: enemy('humanoid', melee(5, 6, 2), {
        powers: [onDie([1, 3, 5], bonus({ attack: -2 })), onDie([2, 4, 6], bonus({ damage: 1 }))],
      }),
      back: bag({ potions: ['mana'], use: reuse('movement', flipCharacter()) }),
    },
    {
      id: 'inland-pirates',
      front: enemy('humanoid', melee(4, 6, 2), { aggro: true }),
      back: bag({ use: spend('movement', gainItem('yellow')) }),
    },
    {
      id: 'mostly-wrong-oracle',
      front: enemy('humanoid', ranged(3, 6, 2), {
        powers: [onDie([1, 2, 3], turnDie(6, 'opponent')), onDie([5, 6], turnDie(1, 'opponent'))],
      }),
      back: bag({ use: spend('after-dice', turnDie(6)) }),
    },
    {
      id: 'self-taught-necromancer',
      front: enemy('humanoid', ranged(3, 7, 2), {
        powers: [onDie([4, 5, 6], sequence(discard(1, 'opponent'), bonus({ attack: 2 })))],
      }),
      back: armor(7, {
        icons: ['cloth'],
        potions: ['mana'],
        passives: [always('energy', 1, { if: 'hand', most: 3 })],
      }),
    },
    {
      id: 'bomb-tester',
      front: enemy('humanoid', ranged(3, 6, 2), {
        powers: [onDie([1, 6], sequence(damage(2, 'opponent'), bonus({ defense: -4 })))],
      }),
      back: weapon(6, 'melee', { damage: 3, powers: [at('combat', damage(1, 'own'))] }),
    },
    {
      id: 'volcano-surveyor',
      front: enemy('humanoid', melee(3, 7, 2), { powers: [onDie([1, 2], draw(1, 'opponent'))] }),
      back: armor(8, {
        icons: ['shield'],
        potions: ['health', 'swiftness'],
        powers: [onDie([1, 2], prevent(1))],
      }),
    },
  ]),
  ...YELLOW_EVENTS,
];
