import type { DeckDefinition } from '../rules/cards/definition.ts';

export const ALTARS: DeckDefinition = { id: 'altars', kind: 'altar', cards: [] };
