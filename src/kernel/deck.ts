import { type RandomState, shuffle } from './random.ts';

/** Cards that lie on one another, face down or not. The top card is the last. */
export type Pile = string[];

/** The top cards, the next one first, left where they are; fewer if there aren't that many. */
export const topOf = (pile: Readonly<Pile>, count: number): string[] =>
  pile.slice(Math.max(0, pile.length - count)).reverse();

/** Takes the top cards, the next one first; fewer if there aren't that many. */
export const takeTop = (pile: Pile, count: number): string[] =>
  pile.splice(Math.max(0, pile.length - count)).reverse();

/** Puts cards under all others, the first one lowest. */
export function putUnder(pile: Pile, cards: readonly string[]): void {
  pile.unshift(...cards);
}

/**
 * Draws from the bottom until a card fits, for decks whose top card anyone can see because cards have
 * something on both sides, and which take discarded cards on top (AD-049, AD-095). Cards that don't fit are
 * discarded on top one by one. Each card is looked at only once, so those on top don't come round again.
 * @returns the card, which has left the pile, and the cards passed over in the order drawn; null if none fits
 */
export function drawFromBottom(
  pile: Pile,
  fits: (card: string) => boolean = () => true,
): { card: string | null; passed: string[] } {
  const passed: string[] = [];
  for (let left = pile.length; left > 0; left--) {
    const card = pile.shift() as string;
    if (fits(card)) return { card, passed };
    pile.push(card);
    passed.push(card);
  }
  return { card: null, passed };
}

/** A face-down pile and its discard pile. */
export interface Deck {
  draw: Pile;
  discard: Pile;
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

/**
 * Prepares for looking at the top cards as if they were taken one by one: if that takes the last one, the
 * discard pile becomes the new deck, which lies under them.
 * @returns the cards that have been shuffled; none if the deck isn't used up
 */
export function renewToLook(random: RandomState, deck: Deck, count: number): string[] {
  if (deck.draw.length > count) return [];
  const left = deck.draw;
  reshuffle(random, deck);
  const renewed = [...deck.draw];
  deck.draw.push(...left);
  return renewed;
}

function reshuffle(random: RandomState, deck: Deck): void {
  deck.draw = shuffle(random, deck.discard);
  deck.discard = [];
}
