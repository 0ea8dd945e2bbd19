import type { DeckDefinition } from '../rules/cards/definition.ts';

export const MYREEN: DeckDefinition = { id: 'myreen', kind: 'hero', cards: [] };
