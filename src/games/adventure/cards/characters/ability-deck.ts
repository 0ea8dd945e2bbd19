import type { AbilityDefinition } from '../../rules/cards/definition.ts';
import type { CharacterId } from '../../rules/terms.ts';

/** The ability cards of one character, each without what it shares with all the others. */
export const abilityDeck = (
  character: CharacterId,
  cards: readonly Omit<AbilityDefinition, 'type' | 'character'>[],
): readonly AbilityDefinition[] =>
  cards.map((card) => ({ ...card, type: 'ability' as const, character }));
