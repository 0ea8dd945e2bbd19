import type { FollowerDefinition } from '../rules/cards/definition.ts';

/** Followers who worship: most stop one kind of enemy, each in its own way. */
export const WORSHIPPERS: readonly FollowerDefinition[] = [
  { id: 'amazon', copies: 3, worship: true, ritual: 1, protects: ['warrior'] },
  { id: 'shepherd', copies: 3, worship: true, ritual: 1, protects: ['beast'], guards: true },
  {
    id: 'healer',
    copies: 3,
    worship: true,
    ritual: 1,
    protects: ['plague'],
    answers: { moment: 'altar-lost', effect: { kind: 'discover', amount: 1 } },
  },
  {
    id: 'gatekeeper',
    copies: 3,
    worship: true,
    ritual: 1,
    protects: ['thief'],
    answers: { moment: 'altar-lost', effect: { kind: 'lose', who: 'doer', amount: 1 } },
  },
  {
    id: 'exorcist',
    copies: 3,
    worship: true,
    ritual: 1,
    protects: ['spirit'],
    ability: { kind: 'dispel' },
  },
  { id: 'vestal', copies: 2, worship: true, ritual: 1, protects: ['omen'] },
  { id: 'zealot', copies: 2, worship: true, ritual: 2 },
];
