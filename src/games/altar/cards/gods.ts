import type { GodDefinition } from '../rules/cards/definition.ts';

/** The gods, each with one power that changes how one plays. */
export const GODS: readonly GodDefinition[] = [
  {
    id: 'ancient',
    powers: [
      { power: 'begins' },
      { power: 'wins-ties' },
      { power: 'when', moment: 'shrine-built', effect: { kind: 'draw', amount: 1 } },
    ],
  },
  {
    id: 'love',
    powers: [
      { power: 'starts-active' },
      { power: 'when', moment: 'shrine-built', effect: { kind: 'discover', amount: 1 } },
    ],
  },
  {
    id: 'war',
    powers: [
      { power: 'pierces', kind: 'warrior' },
      { power: 'when', moment: 'altar-taken', effect: { kind: 'draw', amount: 2 } },
    ],
  },
  {
    id: 'fear',
    powers: [
      { power: 'when', moment: 'altar-lost', effect: { kind: 'lose', who: 'doer', amount: 1 } },
    ],
  },
  {
    id: 'light',
    powers: [{ power: 'when', moment: 'shrine-built', effect: { kind: 'activate' } }],
  },
  {
    id: 'darkness',
    powers: [
      { power: 'draws-discard' },
      {
        power: 'when',
        moment: 'shrine-built',
        effect: { kind: 'lose', who: 'opponents', amount: 2 },
      },
    ],
  },
  {
    id: 'anger',
    powers: [{ power: 'when', moment: 'altar-lost', effect: { kind: 'draw', amount: 1 } }],
  },
  {
    id: 'sorrow',
    powers: [{ power: 'when', moment: 'worshipped', effect: { kind: 'draw', amount: 1 } }],
  },
  { id: 'earth', powers: [{ power: 'withstands' }] },
  {
    id: 'trickery',
    powers: [{ power: 'when', moment: 'altar-taken', effect: { kind: 'rob', who: 'loser' } }],
  },
];
