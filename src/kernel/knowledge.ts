import type { SeatId } from './decision.ts';

/**
 * Which seats know a card or token that they can't see: one that they looked at and that now lies face down,
 * or one that they saw go into somebody else's hand. What nobody knows and what lies open are not listed.
 */
export interface Knowledge {
  [card: string]: SeatId[];
}

/** Seats have seen these. */
export function note(
  knowledge: Knowledge,
  cards: readonly string[],
  seats: readonly SeatId[],
): void {
  for (const card of cards) {
    const known = [...new Set([...(knowledge[card] ?? []), ...seats])].sort();
    if (known.length > 0) knowledge[card] = known;
  }
}

/** These cards have been shuffled or lie open, so no seat has secret knowledge of them. */
export function forget(
  knowledge: Knowledge,
  cards: readonly string[],
  seats: readonly SeatId[] | 'everybody' = 'everybody',
): void {
  for (const card of cards) {
    const left =
      seats === 'everybody' ? [] : (knowledge[card] ?? []).filter((seat) => !seats.includes(seat));
    if (left.length === 0) delete knowledge[card];
    else knowledge[card] = left;
  }
}

/**
 * A card has been taken from among others that look the same, so seats that knew some of them can't tell
 * which one it was: each of them knows one less.
 * @param alike cards of the same kind that are still there
 */
export function forgetOneOf(
  knowledge: Knowledge,
  taken: string,
  alike: readonly string[],
  seats: readonly SeatId[],
): void {
  for (const seat of seats) {
    const gone = [taken, ...alike].find((card) => knows(knowledge, seat, card));
    if (gone !== undefined) forget(knowledge, [gone], [seat]);
  }
}

export const knows = (knowledge: Knowledge, seat: SeatId, card: string): boolean =>
  knowledge[card]?.includes(seat) ?? false;

/** What one seat knows, without what others know. */
export const knowledgeOf = (knowledge: Knowledge, seat: SeatId): Knowledge =>
  Object.fromEntries(
    Object.keys(knowledge)
      .filter((card) => knows(knowledge, seat, card))
      .sort()
      .map((card) => [card, [seat]]),
  );
