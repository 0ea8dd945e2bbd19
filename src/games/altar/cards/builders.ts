import type { FollowerDefinition } from '../rules/cards/definition.ts';

/** Followers who find Altars and wake them. */
export const BUILDERS: readonly FollowerDefinition[] = [
  { id: 'priestess', copies: 12, ability: { kind: 'activate' } },
  {
    id: 'pilgrim',
    copies: 5,
    worship: true,
    answers: { moment: 'altar-lost', effect: { kind: 'discover', amount: 1 } },
    ability: {
      kind: 'sequence',
      effects: [{ kind: 'discover', amount: 1 }, { kind: 'extra-action' }],
    },
  },
  {
    id: 'mason',
    copies: 3,
    worship: true,
    answers: { moment: 'shrine-built', effect: { kind: 'discover', amount: 1 } },
    ability: {
      kind: 'sequence',
      effects: [
        { kind: 'discover', amount: 1 },
        { kind: 'draw', amount: 1 },
      ],
    },
  },
  {
    id: 'dowser',
    copies: 1,
    ability: {
      kind: 'when-behind',
      effect: { kind: 'discover', amount: 2 },
      otherwise: { kind: 'discover', amount: 1 },
    },
  },
  {
    id: 'prophet',
    copies: 7,
    worship: true,
    answers: { moment: 'altar-lost', effect: { kind: 'draw', amount: 1 } },
    ability: {
      kind: 'sequence',
      effects: [
        { kind: 'discover', amount: 1 },
        { kind: 'recover', of: 'activation' },
      ],
    },
  },
];
