import type { SeatId } from './decision.ts';

/**
 * Which seats know a card or a token that they don't see: one that they have looked at and that lies
 * face down since, or one that they have seen go into somebody else's hand. What nobody knows, and
 * what lies open, is not listed.
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

/** Seats don't know any more where these are, or see them: they were shuffled, or lie open. */
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
 * A card has been taken from among others that look the same, so that seats who knew of some of them
 * can't tell which one it was: each of them knows of one less.
 * @param alike those of the same kind that are still there
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

/** What one seat knows, and nothing of what others know. */
export const knowledgeOf = (knowledge: Knowledge, seat: SeatId): Knowledge =>
  Object.fromEntries(
    Object.keys(knowledge)
      .filter((card) => knows(knowledge, seat, card))
      .sort()
      .map((card) => [card, [seat]]),
  );
