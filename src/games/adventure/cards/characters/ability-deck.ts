import type { AbilityDefinition } from '../../rules/cards/definition.ts';
import type { CharacterId } from '../../rules/terms.ts';

/** The ability cards of one character, each without what all of them have in common. */
export const abilityDeck = (
  character: CharacterId,
  cards: readonly Omit<AbilityDefinition, 'type' | 'character'>[],
): readonly AbilityDefinition[] =>
  cards.map((card) => ({ ...card, type: 'ability' as const, character }));
