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
  cancelBattle,
  damage,
  detach,
  draw,
  energy,
  flipCharacter,
  hamper,
  heal,
  onDie,
  prevent,
  sequence,
  survive,
  turnDie,
  when,
} from '../../rules/effects/build.ts';
import { abilityDeck } from './ability-deck.ts';

const ICONS: CharacterCardSide['icons'] = ['staff', 'blade', 'cloth'];
const DAMAGED = { if: 'damaged', who: 'own' } as const;
const WITH_DEMON = { if: 'side', side: 'other' } as const;

/**
 * A dead man who pays in advance: his own health buys strength, what he drains from others makes up for it, and
 * his curses stay when he has left. Alone he is thin-skinned and outlasts everyone; with the demon beside him
 * he hits hard and is hard to hit, and now and then it bites the hand that feeds it.
 */
export const WARLOCK: CharacterDefinition = {
  id: 'warlock',
  type: 'character',
  affiliation: 'horde',
  levels: {
    grey: {
      starting: {
        health: 5,
        attack: 1,
        type: 'ranged',
        defense: 4,
        damage: 1,
        icons: ICONS,
        powers: [at('encounter-defeated', heal(1))],
      },
      other: {
        health: 4,
        attack: 2,
        type: 'melee',
        defense: 5,
        damage: 1,
        icons: ICONS,
        powers: [onDie(1, damage(1, 'own'))],
      },
    },
    green: {
      starting: {
        health: 6,
        attack: 2,
        type: 'ranged',
        defense: 5,
        damage: 1,
        icons: ICONS,
        powers: [onDie([5, 6], sequence(damage(1, 'opponent'), heal(1)))],
      },
      other: {
        health: 5,
        attack: 3,
        type: 'melee',
        defense: 6,
        damage: 1,
        icons: ICONS,
        powers: [onDie(1, damage(1, 'own')), onDie([4, 5], hamper({ attack: -2 }))],
      },
    },
    yellow: {
      starting: {
        health: 7,
        attack: 2,
        type: 'ranged',
        defense: 6,
        damage: 1,
        icons: ICONS,
        passives: [always('attack', 1, DAMAGED)],
        powers: [at('encounter-defeated', heal(2))],
      },
      other: {
        health: 6,
        attack: 4,
        type: 'melee',
        defense: 7,
        damage: 2,
        icons: ICONS,
        powers: [onDie(1, damage(1, 'own')), onDie([5, 6], prevent(2))],
      },
    },
    red: {
      starting: {
        health: 8,
        attack: 3,
        type: 'ranged',
        defense: 6,
        damage: 2,
        icons: ICONS,
        passives: [always('attack', 2, DAMAGED)],
        powers: [onDie([4, 5, 6], sequence(damage(1, 'opponent'), heal(2)))],
      },
      other: {
        health: 7,
        attack: 5,
        type: 'melee',
        defense: 7,
        damage: 3,
        icons: ICONS,
        passives: [always('movement', 1)],
        powers: [onDie(1, damage(1, 'own')), onDie([2, 3], hamper({ defense: -2 }))],
      },
    },
  },
};

/** 23 cards: what is bought with blood, what is drained, and what others have to carry home. */
export const WARLOCK_ABILITIES: readonly AbilityDefinition[] = abilityDeck('warlock', [
  // Before business
  {
    id: 'payment-in-kind',
    copies: 2,
    cost: 0,
    timing: 'movement',
    effect: sequence(damage(1, 'own'), energy(2), draw(1)),
  },
  {
    id: 'ring-for-the-demon',
    copies: 2,
    cost: 0,
    timing: 'movement',
    effect: sequence(flipCharacter(), when({ if: 'side', side: 'starting' }, heal(2))),
  },
  {
    id: 'slow-complaint',
    copies: 1,
    cost: 1,
    timing: 'movement',
    effect: attach('another'),
    attached: {
      powers: [at('turn', damage(1, 'own')), at('encounter-defeated', detach())],
    },
  },

  // What is agreed on beforehand
  {
    id: 'bolt-on-account',
    copies: 2,
    cost: 0,
    timing: 'before-dice',
    weapon: { attack: 3, type: 'ranged', damage: 2 },
    effect: damage(1, 'own'),
    improved: [
      { level: 'green', effect: bonus({ attack: 1 }) },
      { level: 'red', effect: bonus({ attack: 2, damage: 1 }) },
    ],
  },
  {
    id: 'leech-by-post',
    copies: 2,
    cost: 1,
    timing: 'before-dice',
    weapon: { attack: 2, type: 'ranged', damage: 1 },
    effect: sequence(damage(1, 'opponent'), heal(1)),
    improved: [{ level: 'yellow', effect: sequence(bonus({ attack: 2 }), heal(1)) }],
  },
  {
    id: 'blood-money',
    copies: 2,
    cost: 0,
    timing: 'before-dice',
    effect: sequence(damage(1, 'own'), bonus({ attack: 2, damage: 1 })),
  },
  {
    id: 'second-hand-limp',
    copies: 2,
    cost: 1,
    timing: 'before-dice',
    effect: sequence(hamper({ attack: -2 }), attach('opponent')),
    attached: { passives: [always('attack', -1)], powers: [onDie(6, detach())] },
  },

  // What turns out afterwards
  {
    id: 'loaded-knuckle',
    copies: 2,
    cost: 1,
    timing: 'after-dice',
    effect: sequence(damage(1, 'own'), turnDie(6)),
  },
  {
    id: 'demon-in-front',
    copies: 2,
    cost: 1,
    timing: 'after-dice',
    if: WITH_DEMON,
    effect: sequence(prevent(3), flipCharacter()),
  },
  {
    id: 'sore-subject',
    copies: 1,
    cost: 0,
    timing: 'after-dice',
    if: DAMAGED,
    effect: bonus({ attack: 2 }),
    improved: [{ level: 'yellow', effect: bonus({ attack: 1, defense: 1 }) }],
  },
  {
    id: 'clause-nine',
    copies: 1,
    cost: 2,
    timing: 'after-dice',
    effect: cancelBattle(),
    improved: [{ level: 'green', effect: heal(1) }],
  },

  // What others would call the end
  {
    id: 'feeding-time',
    copies: 1,
    cost: 1,
    timing: 'encounter',
    if: WITH_DEMON,
    effect: sequence(avoid(), heal(2)),
  },
  {
    id: 'not-at-this-address',
    copies: 1,
    cost: 0,
    timing: 'discovery',
    effect: sequence(avert(), damage(1, 'another')),
  },
  {
    id: 'not-the-first-time',
    copies: 2,
    cost: 1,
    timing: 'defeat',
    effect: survive(1),
    improved: [{ level: 'yellow', effect: heal(1) }],
  },
]);
