import type { DeckDefinition } from '../rules/cards/definition.ts';

export const THE_SEARCH: DeckDefinition = { id: 'the-search', kind: 'quest', cards: [] };
