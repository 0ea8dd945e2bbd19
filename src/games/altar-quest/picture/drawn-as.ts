import { addedSymbol } from '../../../picture/added-symbols.ts';
import { printedFor } from '../rules/cards/overlays.ts';
import type { CardDefinitionId } from '../rules/terms.ts';

/** The card whose picture a card has: without a symbol of its own that of the one in whose place it is played. */
export const drawnAs = (card: CardDefinitionId): CardDefinitionId =>
  addedSymbol(card) === undefined ? printedFor(card) : card;
