import type { AbilityDefinition, CharacterDefinition } from '../../rules/cards/definition.ts';
import {
  always,
  at,
  attach,
  avert,
  avoid,
  bonus,
  cancelBattle,
  cancelCard,
  damage,
  detach,
  dig,
  draw,
  flipCharacter,
  goToCity,
  goWithin,
  hamper,
  holdOpponent,
  movement,
  onDie,
  reroll,
  sequence,
  survive,
  turnDie,
  when,
} from '../../rules/effects/build.ts';
import { abilityDeck } from './ability-deck.ts';

const SPELL = { if: 'spell' } as const;

/**
 * A gnome who can't take a blow and has read everything: what others do with steel she does from afar with one
 * card, something else on top of it, and is elsewhere when the answer comes. With frost she stands behind her
 * spells and studies; with fire they hit as hard as anything, and so does everyone else.
 */
export const MAGE: CharacterDefinition = {
  id: 'mage',
  type: 'character',
  affiliation: 'alliance',
  levels: {
    grey: {
      starting: {
        health: 4,
        attack: 1,
        type: 'melee',
        defense: 5,
        damage: 1,
        icons: ['staff', 'cloth'],
        passives: [always('defense', 1, SPELL)],
      },
      other: {
        health: 3,
        attack: 1,
        type: 'ranged',
        defense: 4,
        damage: 1,
        icons: ['staff', 'cloth'],
        passives: [always('attack', 1, SPELL)],
      },
    },
    green: {
      starting: {
        health: 4,
        attack: 2,
        type: 'melee',
        defense: 6,
        damage: 1,
        icons: ['staff', 'cloth'],
        passives: [always('defense', 1, SPELL)],
        powers: [at('turn', draw(1), { if: 'hand', most: 1 })],
      },
      other: {
        health: 4,
        attack: 2,
        type: 'ranged',
        defense: 5,
        damage: 1,
        icons: ['staff', 'cloth'],
        passives: [always('attack', 1, SPELL)],
        powers: [onDie(1, turnDie(6))],
      },
    },
    yellow: {
      starting: {
        health: 5,
        attack: 2,
        type: 'melee',
        defense: 7,
        damage: 1,
        icons: ['staff', 'cloth'],
        passives: [always('defense', 2, SPELL)],
        powers: [at('turn', draw(1), { if: 'hand', most: 2 })],
      },
      other: {
        health: 4,
        attack: 3,
        type: 'ranged',
        defense: 6,
        damage: 2,
        icons: ['staff', 'cloth'],
        passives: [always('attack', 1, SPELL)],
        powers: [onDie([1, 2], bonus({ attack: 3 }))],
      },
    },
    red: {
      starting: {
        health: 6,
        attack: 3,
        type: 'melee',
        defense: 7,
        damage: 1,
        icons: ['staff', 'cloth'],
        passives: [always('defense', 2, SPELL)],
        powers: [at('turn', draw(1), { if: 'hand', most: 3 }), onDie([1, 2], holdOpponent())],
      },
      other: {
        health: 5,
        attack: 4,
        type: 'ranged',
        defense: 6,
        damage: 2,
        icons: ['staff', 'cloth'],
        passives: [always('attack', 2, SPELL)],
        powers: [onDie([1, 2], turnDie(6)), onDie(6, draw(1))],
      },
    },
  },
};

/** 23 cards: a spell for every fight, words after it, and doors. */
export const MAGE_ABILITIES: readonly AbilityDefinition[] = abilityDeck('mage', [
  // On the way
  {
    id: 'short-cut',
    copies: 2,
    cost: 1,
    timing: 'movement',
    effect: goWithin(2),
    improved: [{ level: 'yellow', effect: movement(1) }],
  },
  {
    id: 'door-ajar',
    copies: 1,
    cost: 1,
    timing: 'movement',
    effect: goToCity(),
    improved: [{ level: 'green', effect: draw(1) }],
  },
  {
    id: 'change-of-subject',
    copies: 2,
    cost: 0,
    timing: 'movement',
    effect: sequence(flipCharacter(), dig(3)),
  },

  // Spells, and what is worn under them
  {
    id: 'hand-picked-icicle',
    copies: 3,
    cost: 0,
    timing: 'before-dice',
    weapon: { attack: 2, type: 'ranged', damage: 1 },
    improved: [
      { level: 'green', effect: bonus({ attack: 1 }) },
      { level: 'red', effect: bonus({ attack: 2 }) },
    ],
  },
  {
    id: 'controlled-burn',
    copies: 2,
    cost: 1,
    timing: 'before-dice',
    weapon: { attack: 3, type: 'ranged', damage: 2 },
    effect: when({ if: 'side', side: 'other' }, bonus({ attack: 1, damage: 1 })),
    improved: [{ level: 'yellow', effect: bonus({ attack: 1 }) }],
  },
  {
    id: 'cold-feet',
    copies: 1,
    cost: 1,
    timing: 'before-dice',
    weapon: { attack: 3, type: 'ranged', damage: 1 },
    effect: sequence(hamper({ attack: -2 }), attach('opponent')),
    attached: {
      passives: [always('movement', -1)],
      powers: [at('encounter-defeated', detach())],
    },
  },
  {
    id: 'illustrated-lightning',
    copies: 1,
    cost: 1,
    timing: 'before-dice',
    weapon: { attack: 5, type: 'ranged', damage: 2 },
    effect: damage(1, 'each-other-here'),
    improved: [{ level: 'red', effect: bonus({ attack: 2, damage: 1 }) }],
  },
  {
    id: 'thicker-robes',
    copies: 1,
    cost: 1,
    timing: 'before-dice',
    effect: attach(),
    attached: { passives: [always('defense', 1)], powers: [onDie(1, detach())] },
  },

  // The last word
  {
    id: 'second-opinion',
    copies: 2,
    cost: 1,
    timing: 'after-dice',
    effect: reroll(),
  },
  {
    id: 'and-another-thing',
    copies: 2,
    cost: 0,
    timing: 'after-dice',
    if: SPELL,
    effect: bonus({ attack: 2 }),
  },
  {
    id: 'well-actually',
    copies: 2,
    cost: 1,
    timing: 'after-dice',
    effect: sequence(cancelCard(), hamper({ attack: -3 })),
  },

  // What she has read about
  {
    id: 'briefly-a-teapot',
    copies: 1,
    cost: 1,
    timing: 'encounter',
    effect: avoid(true),
  },
  {
    id: 'read-about-this',
    copies: 2,
    cost: 0,
    timing: 'discovery',
    effect: avert(),
    improved: [{ level: 'green', effect: draw(1) }],
  },
  {
    id: 'elsewhere-by-then',
    copies: 1,
    cost: 1,
    timing: 'defeat',
    effect: sequence(survive(1), cancelBattle()),
  },
]);
