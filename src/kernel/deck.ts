import { type RandomState, shuffle } from './random.ts';

/** A face-down pile and its discard pile. The top card is the last of `draw`. */
export interface Deck {
  draw: string[];
  discard: string[];
}

export const newDeck = (random: RandomState, cards: readonly string[]): Deck => ({
  draw: shuffle(random, [...cards]),
  discard: [],
});

/**
 * Draws the top card. When that was the last one, the discard pile becomes the new deck at once, so
 * the drawn card is not part of it (AQ-266, Q-29). Null when there is nothing to draw.
 */
export function drawReshuffling(random: RandomState, deck: Deck): string | null {
  if (deck.draw.length === 0) reshuffle(random, deck);
  const card = deck.draw.pop() ?? null;
  if (deck.draw.length === 0) reshuffle(random, deck);
  return card;
}

function reshuffle(random: RandomState, deck: Deck): void {
  deck.draw = shuffle(random, deck.discard);
  deck.discard = [];
}
