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
  bonus,
  cancelCard,
  damage,
  draw,
  energy,
  flipCharacter,
  heal,
  holdOpponent,
  makeStrike,
  onDie,
  prevent,
  reroll,
  sequence,
  strike,
  survive,
  when,
} from '../../rules/effects/build.ts';
import { abilityDeck } from './ability-deck.ts';

const ICONS: CharacterCardSide['icons'] = ['blade', 'shield', 'mail'];
const DAMAGED = { if: 'damaged', who: 'own' } as const;
const ARMORED = { if: 'equipped', slot: 'armor' } as const;

/**
 * A woman who has never learned to fall back: she lets others strike first, is still there afterwards, and
 * answers. With the shield up little gets through to her, least of all when she misses; with it down every
 * wound makes her better, and in the end she is quicker than whatever she fights.
 */
export const WARRIOR: CharacterDefinition = {
  id: 'warrior',
  type: 'character',
  affiliation: 'alliance',
  levels: {
    grey: {
      starting: {
        health: 5,
        attack: 1,
        type: 'melee',
        defense: 5,
        damage: 1,
        icons: ICONS,
        powers: [onDie(1, prevent(1))],
      },
      other: {
        health: 5,
        attack: 2,
        type: 'melee',
        defense: 4,
        damage: 1,
        icons: ICONS,
        passives: [always('attack', 1, DAMAGED)],
      },
    },
    green: {
      starting: {
        health: 6,
        attack: 2,
        type: 'melee',
        defense: 6,
        damage: 1,
        icons: ICONS,
        powers: [onDie([1, 2], prevent(1))],
      },
      other: {
        health: 6,
        attack: 3,
        type: 'melee',
        defense: 5,
        damage: 1,
        icons: ICONS,
        passives: [always('attack', 1, DAMAGED)],
        powers: [onDie(6, strike('ranged'))],
      },
    },
    yellow: {
      starting: {
        health: 7,
        attack: 2,
        type: 'melee',
        defense: 7,
        damage: 1,
        icons: ICONS,
        passives: [always('defense', 1, ARMORED)],
        powers: [onDie([1, 2], prevent(2))],
      },
      other: {
        health: 7,
        attack: 3,
        type: 'melee',
        defense: 6,
        damage: 2,
        icons: ICONS,
        passives: [always('attack', 2, DAMAGED)],
        powers: [onDie([5, 6], strike('ranged'))],
      },
    },
    red: {
      starting: {
        health: 8,
        attack: 3,
        type: 'melee',
        defense: 7,
        damage: 2,
        icons: ICONS,
        passives: [always('defense', 1, ARMORED)],
        powers: [at('turn', heal(1)), onDie([1, 2, 3], prevent(2))],
      },
      other: {
        health: 8,
        attack: 4,
        type: 'melee',
        defense: 6,
        damage: 2,
        icons: ICONS,
        passives: [always('attack', 2, DAMAGED), always('damage', 1, DAMAGED)],
        powers: [onDie([4, 5, 6], strike('ranged'))],
      },
    },
  },
};

/** 23 cards: what keeps her on her feet, and what she gives back from there. */
export const WARRIOR_ABILITIES: readonly AbilityDefinition[] = abilityDeck('warrior', [
  // Between two fights
  {
    id: 'hard-boiled-egg',
    copies: 2,
    cost: 1,
    timing: 'movement',
    effect: heal(2),
    improved: [{ level: 'green', effect: heal(1) }],
  },
  {
    id: 'changing-of-the-guard',
    copies: 2,
    cost: 0,
    timing: 'movement',
    effect: sequence(flipCharacter(), when({ if: 'side', side: 'starting' }, heal(1), energy(1))),
  },
  {
    id: 'borrowed-rivets',
    copies: 1,
    cost: 1,
    timing: 'movement',
    effect: attach('own', 'armor'),
    attached: { passives: [always('defense', 1)] },
  },

  // Before anybody has been hit
  {
    id: 'after-you',
    copies: 2,
    cost: 0,
    timing: 'before-dice',
    effect: sequence(makeStrike('ranged'), bonus({ attack: 3 })),
  },
  {
    id: 'both-feet-planted',
    copies: 3,
    cost: 1,
    timing: 'before-dice',
    effect: bonus({ defense: 2 }),
    improved: [{ level: 'green', effect: prevent(1) }],
  },
  {
    id: 'somebodys-front-door',
    copies: 1,
    cost: 1,
    timing: 'before-dice',
    weapon: { attack: 2, type: 'melee', damage: 1 },
    effect: bonus({ defense: 2 }),
    improved: [
      { level: 'green', effect: bonus({ attack: 1 }) },
      { level: 'red', effect: bonus({ attack: 2 }) },
    ],
  },
  {
    id: 'standing-grudge',
    copies: 1,
    cost: 1,
    timing: 'before-dice',
    effect: attach(),
    attached: { passives: [always('attack', 1, DAMAGED)] },
  },

  // What she has to say to it
  {
    id: 'rim-of-the-shield',
    copies: 2,
    cost: 0,
    timing: 'after-dice',
    if: { if: 'die', of: 'opponent', faces: [5, 6] },
    effect: bonus({ attack: 3 }),
  },
  {
    id: 'hand-on-the-collar',
    copies: 2,
    cost: 1,
    timing: 'after-dice',
    effect: holdOpponent(),
    improved: [{ level: 'yellow', effect: bonus({ attack: 2 }) }],
  },
  {
    id: 'only-a-rib',
    copies: 2,
    cost: 1,
    timing: 'after-dice',
    effect: prevent(2),
  },
  {
    id: 'i-beg-your-pardon',
    copies: 1,
    cost: 1,
    timing: 'after-dice',
    effect: sequence(cancelCard(), reroll('opponent')),
  },

  // What would have sent others home
  {
    id: 'at-long-last',
    copies: 1,
    cost: 0,
    timing: 'encounter',
    effect: sequence(bonus({ attack: 2 }), draw(1)),
  },
  {
    id: 'underfoot',
    copies: 1,
    cost: 0,
    timing: 'discovery',
    effect: sequence(avert(), energy(1)),
  },
  {
    id: 'count-of-nine',
    copies: 2,
    cost: 1,
    timing: 'defeat',
    effect: sequence(survive(1), bonus({ attack: 2 })),
    improved: [{ level: 'green', effect: damage(1, 'opponent') }],
  },
]);
