import type { DeckDefinition } from '../rules/cards/definition.ts';

export const BOLX: DeckDefinition = { id: 'bolx', kind: 'villain', cards: [] };
