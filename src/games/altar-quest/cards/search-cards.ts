import type { DeckDefinition } from '../rules/cards/definition.ts';

export const SEARCH_CARDS: DeckDefinition = { id: 'search-cards', kind: 'search', cards: [] };
