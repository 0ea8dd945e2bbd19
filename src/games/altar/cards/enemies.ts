import type { FollowerDefinition } from '../rules/cards/definition.ts';

/** Followers whom other gods have reason to fear. */
export const ENEMIES: readonly FollowerDefinition[] = [
  {
    id: 'raider',
    copies: 2,
    kind: 'warrior',
    worship: true,
    answers: { moment: 'altar-taken', effect: { kind: 'draw', amount: 1 } },
    ability: {
      kind: 'sequence',
      effects: [
        { kind: 'destroy', altar: 'inactive' },
        { kind: 'draw', amount: 1 },
      ],
    },
  },
  {
    id: 'champion',
    copies: 2,
    kind: 'warrior',
    worship: true,
    answers: { moment: 'altar-lost', effect: { kind: 'lose', who: 'doer', amount: 1 } },
    ability: { kind: 'destroy', altar: 'active' },
  },
  {
    id: 'wolves',
    copies: 2,
    kind: 'beast',
    ability: {
      kind: 'choose',
      options: [
        { kind: 'destroy', altar: 'inactive' },
        { kind: 'lure', to: 'discard' },
      ],
    },
  },
  {
    id: 'locusts',
    copies: 2,
    kind: 'plague',
    ability: { kind: 'lose', who: 'opponents', amount: 1 },
  },
  {
    id: 'plague-bearer',
    copies: 1,
    kind: 'plague',
    ability: { kind: 'deactivate' },
  },
  { id: 'grave-robber', copies: 2, kind: 'thief', ability: { kind: 'steal' } },
  {
    id: 'cutpurse',
    copies: 2,
    kind: 'thief',
    worship: true,
    answers: { moment: 'altar-taken', effect: { kind: 'rob', who: 'loser' } },
    ability: { kind: 'rob', who: 'target' },
  },
  {
    id: 'siren',
    copies: 2,
    kind: 'spirit',
    ability: {
      kind: 'choose',
      options: [
        { kind: 'lure', to: 'hand' },
        { kind: 'draw', amount: 1 },
      ],
    },
  },
  {
    id: 'wraith',
    copies: 1,
    kind: 'spirit',
    ability: {
      kind: 'sequence',
      effects: [
        { kind: 'destroy', altar: 'any' },
        { kind: 'lose', who: 'you', amount: 1 },
      ],
    },
  },
];
