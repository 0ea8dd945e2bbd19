import type { SeatId } from '../../../kernel/decision.ts';
import { topOf } from '../../../kernel/deck.ts';
import { knows } from '../../../kernel/knowledge.ts';
import type { Match } from '../../../kernel/match.ts';
import type { AltarState } from './state.ts';
import type { CardId } from './terms.ts';

/** The deck except cards that the seat is looking at, and others' hands except cards that it has seen. */
export function hidden({ state }: Match<AltarState>, seats: readonly SeatId[]): CardId[] {
  const { players, deck, looking, known = {} } = state;
  const seen = looking && seats.includes(looking.seat) ? topOf(deck, looking.amount) : [];
  const hands = players.filter(({ seat }) => !seats.includes(seat)).flatMap(({ hand }) => hand);
  return [...deck, ...hands].filter(
    (card) => !seen.includes(card) && !seats.some((seat) => knows(known, seat, card)),
  );
}
