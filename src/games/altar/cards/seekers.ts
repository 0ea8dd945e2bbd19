import type { FollowerDefinition } from '../rules/cards/definition.ts';

/** Followers who bring other followers, and followers whose gifts cost no action. */
export const SEEKERS: readonly FollowerDefinition[] = [
  { id: 'seer', copies: 4, ritual: 1, ability: { kind: 'look', amount: 3 } },
  {
    id: 'scribe',
    copies: 2,
    ritual: 1,
    worship: true,
    counts: 1,
    ability: { kind: 'draw', amount: 2 },
  },
  {
    id: 'gravedigger',
    copies: 2,
    ritual: 1,
    worship: true,
    answers: { moment: 'altar-lost', effect: { kind: 'discover', amount: 1 } },
    ability: { kind: 'recover', of: 'enemy' },
  },
  { id: 'alchemist', copies: 4, freeAction: true, ability: { kind: 'extra-action' } },
  { id: 'courier', copies: 2, freeAction: true, ability: { kind: 'draw', amount: 2 } },
  { id: 'beggar', copies: 2, freeAction: true, ability: { kind: 'recover', of: 'worship' } },
];
