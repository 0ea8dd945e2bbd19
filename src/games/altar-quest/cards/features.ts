import type { DeckDefinition } from '../rules/cards/definition.ts';

export const FEATURES: DeckDefinition = { id: 'features', kind: 'feature', cards: [] };
