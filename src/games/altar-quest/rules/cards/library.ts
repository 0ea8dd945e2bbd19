import { copiesOf, newLibrary } from '../../../../cards/library.ts';
import { isInBox } from '../../../../kernel/packs.ts';
import type { CardDefinitionId, CardId } from '../terms.ts';
import type { CardDefinition, DeckDefinition } from './definition.ts';

const cards = newLibrary<CardDefinition>('card');
const decks = newLibrary<DeckDefinition>('deck');

/** Adds a deck that has been checked; `register-deck.ts` is the way in. Throws if an id is taken. */
export function addDeck(deck: DeckDefinition): void {
  decks.add(deck);
  for (const card of deck.cards) cards.add(card);
}

/** The definition of a physical card. Throws for a card that no deck has. */
export const definition: (card: CardId) => CardDefinition = cards.definition;

export const isCard: (id: CardDefinitionId | CardId) => boolean = cards.has;

export const isDeck: (id: string) => boolean = decks.has;

export const deckDefinition: (id: string) => DeckDefinition = decks.definition;

export const allDecks: () => readonly DeckDefinition[] = decks.all;

/** What comes in the box: packs are asked for by name. */
export const decksOfBox = (): DeckDefinition[] => decks.all().filter(({ id }) => isInBox(id));

/** The physical cards of a deck: one per copy or color. */
export const cardsOf = (deck: DeckDefinition): CardId[] =>
  deck.cards.flatMap(({ id, colours, copies }) =>
    colours ? colours.map((colour) => `${id}.${colour}`) : copiesOf(id, copies ?? 1),
  );
