/** A card as `/card` finds it, and how many copies. */
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
  /** How many of its cards others hold unseen in their hands. */
  held: number;
  /** The cards of the discard pile, the latest first. */
  discarded: CardCount[];
  /** What the viewer can't see: it lies face down, is held, or has left the game. Absent if the game doesn't say. */
  unseen: CardCount[];
}

/** Groups cards with the same face, in order of first appearance. */
export function counted(
  cards: readonly string[],
  faceOf: (card: string) => string,
  nameOf: (face: string) => string,
): CardCount[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(faceOf(card), (counts.get(faceOf(card)) ?? 0) + 1);
  return [...counts].map(([face, count]) => ({ card: face, name: nameOf(face), count }));
}
