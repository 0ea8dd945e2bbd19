import type { DeckDefinition } from '../rules/cards/definition.ts';

export const LURKERS: DeckDefinition = { id: 'lurkers', kind: 'lurker', cards: [] };
