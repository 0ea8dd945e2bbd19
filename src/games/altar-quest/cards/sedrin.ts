import type { DeckDefinition } from '../rules/cards/definition.ts';

export const SEDRIN: DeckDefinition = { id: 'sedrin', kind: 'hero', cards: [] };
