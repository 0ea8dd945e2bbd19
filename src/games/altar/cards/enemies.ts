import type { FollowerDefinition } from '../rules/cards/definition.ts';

/** Followers whom other gods have reason to fear. */
export const ENEMIES: readonly FollowerDefinition[] = [
  {
    id: 'raider',
    copies: 2,
    kind: 'warrior',
    ability: { kind: 'destroy', altar: 'inactive' },
  },
  { id: 'champion', copies: 2, kind: 'warrior', ability: { kind: 'destroy', altar: 'active' } },
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
    ability: { kind: 'each-opposing', effect: { kind: 'lose', who: 'target', amount: 1 } },
  },
  {
    id: 'plague-bearer',
    copies: 1,
    kind: 'plague',
    ability: { kind: 'deactivate' },
  },
  { id: 'grave-robber', copies: 2, kind: 'thief', ability: { kind: 'steal' } },
  { id: 'cutpurse', copies: 2, kind: 'thief', ability: { kind: 'rob' } },
  { id: 'siren', copies: 2, kind: 'spirit', ability: { kind: 'lure', to: 'hand' } },
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
