import type { SeatId } from '../../../kernel/decision.ts';
import type { Match } from '../../../kernel/match.ts';
import type { AltarQuestState } from './state.ts';
import type { CardId } from './terms.ts';

/** Every face-down pile, and the hands of heroes that none of the seats holds. */
export const hidden = (
  { state: { decks, heroes } }: Match<AltarQuestState>,
  seats: readonly SeatId[],
): CardId[] => [
  ...Object.values(decks).flatMap(({ draw }) => draw),
  ...heroes.flatMap(({ seat, deck, hand }) =>
    seats.includes(seat) ? deck.draw : [...deck.draw, ...hand],
  ),
];
