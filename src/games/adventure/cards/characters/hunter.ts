import type {
  AbilityDefinition,
  CharacterCardSide,
  CharacterDefinition,
} from '../../rules/cards/definition.ts';
import {
  always,
  at,
  attach,
  avert,
  avoid,
  bonus,
  cancelCard,
  choose,
  damage,
  detach,
  dig,
  findDiscovery,
  flipCharacter,
  hamper,
  holdOpponent,
  makeStrike,
  movement,
  onDie,
  placeDiscovery,
  prevent,
  reroll,
  sequence,
  strike,
  survive,
} from '../../rules/effects/build.ts';
import { abilityDeck } from './ability-deck.ts';

const ICONS: CharacterCardSide['icons'] = ['bow', 'blade'];
const WITH_MAIL: CharacterCardSide['icons'] = [...ICONS, 'mail'];
const AGAINST_MELEE = { if: 'opponent-type', type: 'melee' } as const;
const WITH_PETAL = { if: 'side', side: 'other' } as const;

/**
 * An orc who would rather not meet anybody: whatever comes near him has been shot before it arrives, or has
 * walked into something that he left there. Alone he is quick, aims well at whatever has to walk up to him, and
 * is easily hurt; with his boar beside him he fights at close quarters, and she helps out when he misses.
 */
export const HUNTER: CharacterDefinition = {
  id: 'hunter',
  type: 'character',
  affiliation: 'horde',
  levels: {
    grey: {
      starting: {
        health: 4,
        attack: 1,
        type: 'ranged',
        defense: 4,
        damage: 1,
        icons: ICONS,
        passives: [always('attack', 1, AGAINST_MELEE)],
      },
      other: {
        health: 4,
        attack: 2,
        type: 'melee',
        defense: 5,
        damage: 1,
        icons: ICONS,
        powers: [onDie(1, holdOpponent())],
      },
    },
    green: {
      starting: {
        health: 5,
        attack: 2,
        type: 'ranged',
        defense: 5,
        damage: 1,
        icons: WITH_MAIL,
        passives: [always('attack', 1, AGAINST_MELEE)],
        powers: [onDie(1, reroll())],
      },
      other: {
        health: 5,
        attack: 3,
        type: 'melee',
        defense: 6,
        damage: 1,
        icons: WITH_MAIL,
        powers: [onDie([1, 2], holdOpponent())],
      },
    },
    yellow: {
      starting: {
        health: 6,
        attack: 3,
        type: 'ranged',
        defense: 6,
        damage: 1,
        icons: WITH_MAIL,
        passives: [always('attack', 1, AGAINST_MELEE)],
        powers: [onDie(1, reroll())],
      },
      other: {
        health: 6,
        attack: 3,
        type: 'melee',
        defense: 7,
        damage: 2,
        icons: WITH_MAIL,
        powers: [onDie([1, 2], holdOpponent()), at('encounter-defeated', findDiscovery())],
      },
    },
    red: {
      starting: {
        health: 6,
        attack: 4,
        type: 'ranged',
        defense: 6,
        damage: 2,
        icons: WITH_MAIL,
        passives: [always('attack', 2, AGAINST_MELEE), always('movement', 1)],
        powers: [onDie([1, 2], reroll())],
      },
      other: {
        health: 7,
        attack: 4,
        type: 'melee',
        defense: 7,
        damage: 3,
        icons: WITH_MAIL,
        powers: [onDie([1, 2, 3], holdOpponent()), at('encounter-defeated', findDiscovery())],
      },
    },
  },
};

/** 23 cards: arrows that get there first, things left lying in the grass, and Petal. */
export const HUNTER_ABILITIES: readonly AbilityDefinition[] = abilityDeck('hunter', [
  // On the trail
  {
    id: 'whistle-for-petal',
    copies: 3,
    cost: 0,
    timing: 'movement',
    effect: sequence(flipCharacter(), movement(1)),
  },
  {
    id: 'deer-path',
    copies: 2,
    cost: 1,
    timing: 'movement',
    effect: movement(1),
    improved: [{ level: 'green', effect: movement(1) }],
  },

  // As long as there is a distance
  {
    id: 'the-long-shot',
    copies: 2,
    cost: 1,
    timing: 'before-dice',
    weapon: { attack: 2, type: 'ranged', damage: 1 },
    improved: [
      { level: 'green', effect: bonus({ attack: 1 }) },
      { level: 'red', effect: bonus({ attack: 2, damage: 1 }) },
    ],
  },
  {
    id: 'introducing-petal',
    copies: 1,
    cost: 1,
    timing: 'before-dice',
    if: WITH_PETAL,
    weapon: { attack: 3, type: 'melee', damage: 2 },
    effect: hamper({ attack: -2 }),
    improved: [{ level: 'yellow', effect: bonus({ attack: 2 }) }],
  },
  {
    id: 'chalk-mark',
    copies: 2,
    cost: 1,
    timing: 'before-dice',
    effect: sequence(hamper({ defense: -2 }), attach('opponent')),
    attached: {
      passives: [always('defense', -1)],
      powers: [at('encounter-defeated', detach())],
    },
  },
  {
    id: 'waxed-string',
    copies: 1,
    cost: 1,
    timing: 'before-dice',
    effect: attach('own', 'weapon'),
    attached: { passives: [always('attack', 1, { if: 'own-type', type: 'ranged' })] },
  },
  {
    id: 'wire-at-knee-height',
    copies: 1,
    cost: 1,
    timing: 'before-dice',
    if: AGAINST_MELEE,
    effect: sequence(hamper({ attack: -3 }), damage(1, 'opponent')),
    improved: [{ level: 'red', effect: holdOpponent() }],
  },

  // When the distance is gone
  {
    id: 'already-loosed',
    copies: 2,
    cost: 1,
    timing: 'after-dice',
    effect: sequence(strike('ranged'), bonus({ attack: 1 })),
    improved: [{ level: 'yellow', effect: bonus({ attack: 1 }) }],
  },
  {
    id: 'pinned-boot',
    copies: 2,
    cost: 0,
    timing: 'after-dice',
    effect: sequence(makeStrike('melee'), hamper({ attack: -1 })),
  },
  {
    id: 'petal-has-views',
    copies: 2,
    cost: 1,
    timing: 'after-dice',
    if: WITH_PETAL,
    effect: choose(prevent(2), bonus({ attack: 3 })),
  },
  {
    id: 'shot-out-of-the-hand',
    copies: 1,
    cost: 1,
    timing: 'after-dice',
    effect: sequence(cancelCard(), bonus({ attack: 2 })),
  },

  // What he would rather not
  {
    id: 'downwind',
    copies: 1,
    cost: 1,
    timing: 'encounter',
    effect: sequence(avoid(true), dig(2)),
  },
  {
    id: 'laid-again-elsewhere',
    copies: 2,
    cost: 0,
    timing: 'discovery',
    effect: sequence(avert(), placeDiscovery()),
  },
  {
    id: 'petal-in-the-way',
    copies: 1,
    cost: 1,
    timing: 'defeat',
    if: WITH_PETAL,
    effect: sequence(flipCharacter(), survive(2)),
  },
]);
