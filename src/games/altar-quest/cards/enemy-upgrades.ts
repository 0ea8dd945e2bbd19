import type { CardDefinition, DeckDefinition } from '../rules/cards/definition.ts';
import {
  activated,
  aHero,
  armor,
  atLeast,
  beforeDefeat,
  damage,
  drawThreat,
  eachCharacter,
  eachEnemy,
  eachHero,
  engages,
  focus,
  heal,
  perHero,
  resist,
  spawned,
  supply,
} from '../rules/effects/build.ts';
import type { Condition } from '../rules/language/condition.ts';

const type = 'enemy-upgrade';

const isUnhurt: Condition = { if: 'not', condition: atLeast('damage-on-target', 1) };
const isWatched = (range: number): Condition => ({ if: 'strengthened-within', range });

/** What they have got hold of, and are simply better with. */
const KIT: readonly CardDefinition[] = [
  {
    id: 'second-breakfast',
    type,
    strengthens: ['minion', 'rival'],
    passives: [{ stat: 'health', amount: 1, of: 'strengthened' }],
  },
  {
    id: 'the-long-end',
    type,
    strengthens: ['lurker', 'rival', 'villain'],
    passives: [{ stat: 'range', amount: 1, of: 'strengthened' }],
  },
  {
    id: 'barefoot',
    type,
    strengthens: ['minion'],
    passives: [{ stat: 'speed', amount: 1, of: 'strengthened' }],
  },
  {
    id: 'a-good-nights-sleep',
    type,
    strengthens: ['villain'],
    passives: [{ stat: 'health', amount: perHero(1), of: 'strengthened' }],
  },
  {
    id: 'somebody-elses-mail',
    type,
    strengthens: ['lurker', 'rival', 'villain'],
    abilities: [spawned(armor(2, 'target'))],
  },
];

/** What they are only now and then: each is a reason to choose the moment, or the order. */
const MOODS: readonly CardDefinition[] = [
  {
    id: 'shoulder-to-shoulder',
    type,
    strengthens: ['minion', 'rival'],
    passives: [
      {
        stat: 'defense',
        amount: 1,
        of: 'strengthened',
        only: { if: 'enemy-near-target', range: 1 },
      },
    ],
  },
  {
    id: 'better-off-alone',
    type,
    strengthens: ['lurker', 'rival', 'villain'],
    passives: [
      {
        stat: 'inflict',
        amount: 1,
        of: 'strengthened',
        only: { if: 'not', condition: { if: 'enemy-near-target', range: 5 } },
      },
    ],
  },
  {
    id: 'fresh-from-the-dark',
    type,
    strengthens: ['minion'],
    passives: [{ stat: 'inflict', amount: 1, of: 'strengthened', only: isUnhurt }],
  },
  {
    id: 'a-grudge',
    type,
    strengthens: ['rival', 'villain'],
    passives: [
      {
        stat: 'inflict',
        amount: 1,
        of: 'strengthened',
        only: atLeast('damage-on-target', 3),
      },
    ],
  },
  {
    id: 'the-small-hours',
    type,
    strengthens: ['minion', 'rival', 'villain'],
    passives: [{ stat: 'inflict', amount: 1, of: 'strengthened', only: atLeast('round', 5) }],
  },
  {
    id: 'stone-in-the-blood',
    type,
    strengthens: ['minion', 'villain'],
    passives: [
      {
        stat: 'defense',
        amount: 1,
        of: 'strengthened',
        only: { if: 'die-shows', rhune: 'brase' },
      },
    ],
  },
  {
    id: 'one-eye-open',
    type,
    strengthens: ['minion', 'rival', 'villain'],
    passives: [
      { stat: 'defense', amount: 2, of: 'strengthened', only: { if: 'target-exhausted' } },
    ],
  },
];

/** What it is like to have them about. */
const COMPANY: readonly CardDefinition[] = [
  {
    id: 'no-peace-at-all',
    type,
    strengthens: ['minion', 'rival'],
    passives: [{ stat: 'no-rest', of: 'heroes', only: isWatched(3) }],
  },
  {
    id: 'helpful-remarks',
    type,
    strengthens: ['minion', 'rival', 'villain'],
    passives: [
      { stat: 'dice', amount: -1, of: 'heroes', test: { kind: 'task' }, only: isWatched(3) },
    ],
  },
  {
    id: 'it-hums',
    type,
    strengthens: ['rival', 'villain'],
    passives: [{ stat: 'no-channel', of: 'heroes', only: isWatched(4) }],
  },
];

/** How they come and what they do besides. */
const HABITS: readonly CardDefinition[] = [
  {
    id: 'straight-from-the-door',
    type,
    strengthens: ['minion'],
    abilities: [spawned(engages)],
  },
  {
    id: 'a-proper-entrance',
    type,
    strengthens: ['villain'],
    abilities: [spawned(aHero(drawThreat(1)))],
  },
  {
    id: 'walks-it-off',
    type,
    strengthens: ['minion', 'rival'],
    abilities: [activated(heal(1, 'target'))],
  },
  {
    id: 'the-evil-eye',
    type,
    strengthens: ['rival', 'villain'],
    abilities: [activated(eachHero(focus(-1), { range: 3, from: 'target' }))],
  },
  {
    id: 'sparks-fly',
    type,
    strengthens: ['lurker', 'rival', 'villain'],
    abilities: [activated(eachCharacter(damage(1), { range: 1, from: 'target' }), 'volkris')],
  },
  {
    id: 'light-fingers',
    type,
    strengthens: ['lurker', 'rival', 'villain'],
    abilities: [activated(supply(-1), 'nethander')],
  },
];

/** How they go. */
const ENDS: readonly CardDefinition[] = [
  {
    id: 'one-for-the-road',
    type,
    strengthens: ['minion'],
    abilities: [beforeDefeat(eachCharacter(resist(1, 'agility'), { range: 1, from: 'target' }))],
  },
  {
    id: 'not-in-vain',
    type,
    strengthens: ['minion'],
    abilities: [
      beforeDefeat(eachEnemy(armor(1, 'target'), { room: true, from: 'target', other: true })),
    ],
  },
  {
    id: 'not-done-yet',
    type,
    strengthens: ['rival', 'villain'],
    abilities: [beforeDefeat(heal(2, 'target'), 'wathe')],
  },
];

/**
 * What the priory’s people have learned since the heroes were last here. A campaign knows six of these, drawn
 * by lot, and one more is in force after each quest: none of them is a new enemy, each is a new reason to mind
 * an old one. Each alone weighs as much as one wrong turn; together they make the sixth quest a different game.
 */
export const ENEMY_UPGRADES: DeckDefinition = {
  id: 'enemy-upgrades',
  kind: 'enemy-upgrade',
  cards: [...KIT, ...MOODS, ...COMPANY, ...HABITS, ...ENDS],
};
