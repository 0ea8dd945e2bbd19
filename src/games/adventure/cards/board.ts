import type { BoardEncounterDefinition, TrophyDefinition } from '../rules/cards/definition.ts';
import {
  always,
  at,
  bonus,
  damage,
  discard,
  hamper,
  loseItem,
  makeStrike,
  onDie,
  reroll,
} from '../rules/effects/build.ts';

/** What is printed on the map: three enemies between a character and the next level, a market, and two overlords. */
export const BOARD_ENCOUNTERS: readonly BoardEncounterDefinition[] = [
  {
    id: 'toll-captain',
    type: 'board-encounter',
    color: 'grey',
    foe: {
      trait: 'humanoid',
      attack: 2,
      type: 'melee',
      defense: 6,
      damage: 1,
      powers: [onDie([5, 6], loseItem('opponent', 'bag'))],
    },
    level: 'green',
  },
  {
    id: 'redwater-witch',
    type: 'board-encounter',
    color: 'green',
    foe: {
      trait: 'humanoid',
      attack: 3,
      type: 'ranged',
      defense: 7,
      damage: 2,
      powers: [onDie([1, 2], hamper({ attack: -2 })), onDie(6, discard(1, 'opponent', 'random'))],
    },
    level: 'yellow',
  },
  {
    id: 'drowned-prophet',
    type: 'board-encounter',
    color: 'yellow',
    foe: {
      trait: 'undead',
      attack: 5,
      type: 'ranged',
      defense: 8,
      damage: 2,
      powers: [onDie([1, 3], bonus({ defense: 2 })), onDie(6, reroll('opponent'))],
    },
    level: 'red',
  },
  {
    id: 'bay-auction',
    type: 'board-encounter',
    color: 'yellow',
    foe: null,
    price: { items: 2, color: 'yellow' },
    trophy: 'bay-medal',
  },
  {
    id: 'plague-baron',
    type: 'board-encounter',
    color: 'red',
    foe: {
      trait: 'undead',
      attack: 6,
      type: 'melee',
      defense: 10,
      damage: 3,
      powers: [at('combat', damage(1, 'opponent')), onDie([5, 6], hamper({ attack: -2 }))],
      passives: [always('defense', 1, { if: 'opponent-type', type: 'ranged' })],
    },
    trophy: 'plague-seal',
  },
  {
    id: 'ember-lord',
    type: 'board-encounter',
    color: 'red',
    foe: {
      trait: 'elemental',
      attack: 6,
      type: 'ranged',
      defense: 10,
      damage: 4,
      powers: [
        onDie([1, 2, 3], makeStrike('melee')),
        onDie([4, 5], bonus({ damage: 2 })),
        onDie(6, discard(2, 'opponent', 'random')),
      ],
    },
    trophy: 'ember-crown',
  },
];

/** The 16 trophies, by what is printed on them (AD-086 to AD-088). */
export const TROPHIES: readonly TrophyDefinition[] = [
  { id: 'bay-medal', type: 'trophy', valor: 1, copies: 4, once: true },
  { id: 'plague-seal', type: 'trophy', valor: 2, copies: 6 },
  { id: 'ember-crown', type: 'trophy', valor: 2, copies: 6 },
];
