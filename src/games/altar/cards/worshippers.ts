import type { FollowerDefinition } from '../rules/cards/definition.ts';

/** Followers who worship: most stop one kind of enemy. */
export const WORSHIPPERS: readonly FollowerDefinition[] = [
  { id: 'amazon', copies: 3, worship: true, ritual: 1, protects: ['warrior'] },
  { id: 'shepherd', copies: 3, worship: true, ritual: 1, protects: ['beast'] },
  { id: 'healer', copies: 3, worship: true, ritual: 1, protects: ['plague'] },
  { id: 'gatekeeper', copies: 3, worship: true, ritual: 1, protects: ['thief'] },
  { id: 'exorcist', copies: 3, worship: true, ritual: 1, protects: ['spirit'] },
  { id: 'vestal', copies: 2, worship: true, ritual: 1, protects: ['omen'] },
  { id: 'zealot', copies: 2, worship: true, ritual: 2 },
];
