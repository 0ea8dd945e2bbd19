import type { ChallengeDefinition } from '../../rules/cards/definition.ts';
import {
  always,
  at,
  bonus,
  cancelBattle,
  cancelCard,
  choose,
  damage,
  detach,
  discard,
  draw,
  energy,
  findDiscovery,
  gainItem,
  gainQuest,
  goToFlightPath,
  hamper,
  heal,
  holdOpponent,
  loseItem,
  makeStrike,
  onDie,
  prevent,
  reroll,
  sequence,
  takeItem,
  turnDie,
} from '../../rules/effects/build.ts';
import { armor, bag, deckOf, enemy, melee, ranged, reuse, spend, weapon } from './faces.ts';
import { RED_EVENTS } from './red-events.ts';

/**
 * Where those live who succeeded: nothing here gambles. Encounters take something away before they strike — the
 * die, the card, the distance, the purse — and what they leave behind simply works.
 */
export const RED: readonly ChallengeDefinition[] = [
  ...deckOf('red', [
    // Demons, in the service of an orderly establishment
    {
      id: 'small-print-devil',
      front: enemy('demon', ranged(5, 8, 2), {
        powers: [at('combat', choose(discard(1, 'opponent'), hamper({ attack: -2 })))],
      }),
      back: armor(9, {
        icons: ['cloth'],
        potions: ['mana'],
        powers: [at('turn', draw(1), { if: 'hand', most: 2 })],
      }),
    },
    {
      id: 'gate-usher',
      front: enemy('demon', melee(5, 7, 2), { aggro: true }),
      back: weapon(5, 'melee', {
        icons: ['shield'],
        damage: 2,
        powers: [onDie([1, 2, 3], bonus({ defense: 2 }))],
      }),
    },
    {
      id: 'soul-appraiser',
      front: enemy('demon', melee(5, 8, 2), {
        powers: [onDie([5, 6], loseItem('opponent', 'any', 'random'))],
      }),
      back: bag({ potions: ['health'], use: spend('movement', takeItem()) }),
    },
    {
      id: 'pit-general',
      front: enemy('demon', melee(6, 8, 3), { aggro: true }),
      back: weapon(6, 'melee', {
        icons: ['blade'],
        damage: 2,
        powers: [onDie(6, bonus({ damage: 2 }))],
      }),
    },
    {
      id: 'tempter-emeritus',
      front: enemy('demon', ranged(4, 8, 2), { powers: [onDie([5, 6], holdOpponent())] }),
      back: bag({ potions: ['health', 'mana'], use: spend('after-dice', holdOpponent()) }),
    },
    {
      id: 'mirror-fiend',
      front: enemy('demon', melee(5, 7, 2), { powers: [onDie([4, 5, 6], turnDie(1, 'opponent'))] }),
      back: bag({ use: reuse('after-dice', turnDie(3)) }),
    },
    {
      id: 'spell-eater',
      front: enemy('demon', melee(4, 8, 2), { powers: [at('combat', cancelCard())] }),
      back: bag({ potions: ['mana'], use: reuse('movement', energy(1)) }),
    },
    {
      id: 'ash-hounds',
      front: enemy('demon', melee(5, 7, 2), {
        aggro: true,
        passives: [always('attack', 1, { if: 'damaged', who: 'opponent' })],
      }),
      back: bag({
        potions: ['health', 'swiftness'],
        powers: [at('combat', hamper({ defense: -1 }))],
      }),
    },
    {
      id: 'winged-bailiff',
      front: enemy('demon', ranged(5, 7, 3), { powers: [at('combat', makeStrike('melee'))] }),
      back: weapon(5, 'ranged', {
        potions: ['swiftness'],
        damage: 2,
        powers: [onDie([5, 6], holdOpponent())],
      }),
    },

    // Dragonkin: old money
    {
      id: 'regent-of-the-roost',
      front: enemy('dragonkin', ranged(6, 9, 3)),
      back: armor(10, { icons: ['mail', 'shield'] }),
    },
    {
      id: 'egg-warden',
      front: enemy('dragonkin', melee(5, 8, 3), { aggro: true }),
      back: weapon(5, 'ranged', {
        icons: ['bow'],
        potions: ['swiftness'],
        damage: 2,
        powers: [onDie([4, 5, 6], hamper({ defense: -2 }))],
      }),
    },
    {
      id: 'hoard-accountant',
      front: enemy('dragonkin', melee(4, 8, 2), {
        powers: [onDie([1, 2, 3], loseItem('opponent', 'bag', 'choice'))],
      }),
      back: bag({ use: spend('movement', gainItem('red')) }),
    },
    {
      id: 'well-read-wyrm',
      front: enemy('dragonkin', ranged(5, 8, 2), {
        powers: [onDie([4, 5, 6], discard(2, 'opponent', 'random'))],
      }),
      back: bag({
        potions: ['mana'],
        powers: [at('exploring', draw(1), { if: 'space', color: 'red' })],
      }),
    },
    {
      id: 'drakes-in-formation',
      front: enemy('dragonkin', ranged(5, 7, 2), {
        passives: [always('attack', 1, { if: 'opponent-type', type: 'melee' })],
      }),
      back: bag({
        use: reuse('movement', goToFlightPath(), { if: 'not', condition: { if: 'in-city' } }),
      }),
    },
    {
      id: 'scaled-seneschal',
      front: enemy('dragonkin', melee(4, 8, 2), {
        powers: [onDie([4, 5, 6], bonus({ defense: 2 }))],
      }),
      back: armor(9, {
        icons: ['shield'],
        passives: [always('defense', 1, { if: 'opponent-type', type: 'melee' })],
      }),
    },
    {
      id: 'molten-broodmother',
      front: enemy('dragonkin', melee(5, 9, 2), { powers: [onDie(6, damage(2, 'opponent'))] }),
      back: armor(9, { icons: ['mail'], passives: [always('health', 1)] }),
    },
    {
      id: 'dragon-of-good-family',
      front: enemy('dragonkin', ranged(5, 8, 3), {
        aggro: true,
        powers: [onDie([3, 4, 5, 6], hamper({ defense: -1 }))],
      }),
      back: bag({ use: spend('movement', gainQuest()) }),
    },
    {
      id: 'dragon-who-waited',
      front: enemy('dragonkin', melee(4, 8, 3), { powers: [onDie([1, 2], turnDie(4))] }),
      back: bag({ potions: ['health'], passives: [always('health', 2)] }),
    },

    // Lords of the dead, whose term of office does not end
    {
      id: 'lich-landlord',
      front: enemy('undead', ranged(4, 8, 2), { powers: [at('combat', hamper({ damage: -1 }))] }),
      back: weapon(5, 'ranged', {
        icons: ['staff'],
        potions: ['mana'],
        damage: 2,
        passives: [always('attack', 2, { if: 'spell' })],
      }),
    },
    {
      id: 'marshal-of-the-dead',
      front: enemy('undead', melee(6, 8, 2), { aggro: true }),
      back: armor(9, {
        icons: ['mail'],
        potions: ['health'],
        powers: [onDie([5, 6], prevent(2))],
      }),
    },
    {
      id: 'banshee-laureate',
      front: enemy('undead', ranged(5, 7, 2), {
        powers: [onDie([3, 4, 5, 6], hamper({ attack: -1, defense: -1 }))],
      }),
      back: armor(8, {
        icons: ['cloth'],
        potions: ['health', 'mana'],
        powers: [at('encounter-defeated', heal(1))],
      }),
    },
    {
      id: 'king-in-perpetuity',
      front: enemy('undead', melee(5, 8, 3), {
        passives: [
          always('defense', 1, { if: 'not', condition: { if: 'damaged', who: 'opponent' } }),
        ],
      }),
      back: weapon(5, 'melee', {
        icons: ['blade'],
        damage: 3,
        powers: [at('character-defeated', draw(2))],
      }),
    },
    {
      id: 'bone-colossus',
      front: enemy('undead', melee(6, 7, 3), { aggro: true }),
      back: weapon(6, 'melee', { damage: 3, passives: [always('movement', -1)] }),
    },
    {
      id: 'plague-archduke',
      front: enemy('undead', melee(4, 8, 2), { powers: [at('combat', damage(1, 'opponent'))] }),
      back: armor(8, { passives: [always('attack', 1)] }),
    },
    {
      id: 'unforgiving-bride',
      front: enemy('undead', melee(5, 8, 2), {
        powers: [at('combat', detach('opponent'))],
        passives: [always('attack', 1, { if: 'opponent-affiliation', affiliation: 'alliance' })],
      }),
      back: bag({
        potions: ['mana', 'swiftness'],
        use: spend('movement', sequence(detach('own'), heal(4))),
      }),
    },
    {
      id: 'eternal-chamberlain',
      front: enemy('undead', melee(4, 8, 2), {
        powers: [at('combat', reroll('opponent'), { if: 'die', of: 'opponent', faces: [5, 6] })],
      }),
      back: bag({ use: reuse('after-dice', reroll('opponent')) }),
    },

    // The others who have made it
    {
      id: 'caldera-duke',
      front: enemy('elemental', ranged(6, 7, 2), {
        passives: [always('damage', 1, { if: 'opponent-type', type: 'melee' })],
      }),
      back: weapon(6, 'ranged', {
        icons: ['staff'],
        potions: ['mana'],
        powers: [onDie([1, 2], reroll())],
      }),
    },
    {
      id: 'tide-in-person',
      front: enemy('elemental', melee(5, 8, 2), { powers: [onDie([1, 2], cancelBattle())] }),
      back: armor(8, { potions: ['swiftness'], passives: [always('movement', 1)] }),
    },
    {
      id: 'crowned-pirate',
      front: enemy('humanoid', ranged(5, 8, 2)),
      back: bag({ potions: ['swiftness'], use: spend('movement', findDiscovery(3)) }),
    },
    {
      id: 'headhunter-dynast',
      front: enemy('humanoid', ranged(5, 7, 2), {
        aggro: true,
        passives: [always('defense', 2, { if: 'opponent-affiliation', affiliation: 'horde' })],
      }),
      back: weapon(5, 'ranged', {
        icons: ['bow'],
        damage: 3,
        passives: [always('attack', 2, { if: 'opponent-trait', trait: 'dragonkin' })],
      }),
    },
  ]),
  ...RED_EVENTS,
];
