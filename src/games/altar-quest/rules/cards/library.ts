import { DECKS } from '../../cards/index.ts';
import { type CardDefinitionId, type CardId, definitionOf } from '../terms.ts';
import type { CardDefinition, DeckDefinition } from './definition.ts';

const definitions = new Map<CardDefinitionId, CardDefinition>();
/** Definitions by physical card, remembered: this is asked more than anything else. */
const byCard = new Map<CardId, CardDefinition>();
const decks = new Map<string, DeckDefinition>();

/** Adds a deck to the library: the box's own at import, homebrew and test decks later. Throws if a card's id is taken. */
export function registerDeck(deck: DeckDefinition): void {
  for (const card of deck.cards) {
    if (definitions.has(card.id)) throw new Error(`There are two cards called ${card.id}.`);
    definitions.set(card.id, card);
  }
  decks.set(deck.id, deck);
}

for (const deck of DECKS) registerDeck(deck);

/** The definition of a physical card. Throws for a card that no deck has. */
export function definition(card: CardId): CardDefinition {
  let found = byCard.get(card);
  if (!found) {
    found = definitions.get(definitionOf(card));
    if (!found) throw new Error(`No deck has the card ${card}.`);
    byCard.set(card, found);
  }
  return found;
}

export const isCard = (id: string): boolean => definitions.has(definitionOf(id));

export function deckDefinition(id: string): DeckDefinition {
  const found = decks.get(id);
  if (!found) throw new Error(`There is no deck ${id}.`);
  return found;
}

export const allDecks = (): DeckDefinition[] => [...decks.values()];

/** The physical cards of a deck: one a copy or colour. */
export function cardsOf(deck: DeckDefinition): CardId[] {
  return deck.cards.flatMap((card) => {
    if (card.colours) return card.colours.map((colour) => `${card.id}.${colour}`);
    const copies = card.copies ?? 1;
    if (copies === 1) return [card.id];
    return Array.from({ length: copies }, (_, index) => `${card.id}.${index + 1}`);
  });
}
