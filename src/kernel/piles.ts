/** A card as `/card` finds it, and how many of it are meant. */
export interface CardCount {
  /** By its id in `GamePresentation.cards`. */
  card: string;
  name: string;
  count: number;
}

/** A deck of a match with its discard pile, as far as one viewer may know them. */
export interface CardPile {
  id: string;
  /** "Threat deck". */
  name: string;
  /** Cards that lie face down. */
  left: number;
  /** Of its cards, how many others hold unseen in their hands. */
  held: number;
  /** The cards of the discard pile, the latest first. */
  discarded: CardCount[];
  /** What the viewer has not in sight: it lies face down, is held, or has left the game. None where the game does not say. */
  unseen: CardCount[];
}

/** Cards with the same face told as one, in the order of their first. */
export function counted(
  cards: readonly string[],
  faceOf: (card: string) => string,
  nameOf: (face: string) => string,
): CardCount[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(faceOf(card), (counts.get(faceOf(card)) ?? 0) + 1);
  return [...counts].map(([face, count]) => ({ card: face, name: nameOf(face), count }));
}
