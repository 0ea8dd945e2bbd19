import type { SeatId } from '../../../kernel/decision.ts';
import { knows } from '../../../kernel/knowledge.ts';
import type { Match } from '../../../kernel/match.ts';
import type { AdventureState } from './state.ts';
import { type CardId, COLORS, type TokenId } from './terms.ts';

/**
 * Others' hands, every deck except cards openly discarded onto it, and face-down discoveries; but not what
 * these seats have seen.
 */
export function hidden(
  { state }: Match<AdventureState>,
  seats: readonly SeatId[],
): (CardId | TokenId)[] {
  const { characters, challenges, elite, discoveries, placed, looking, known = {} } = state;
  const seesLook = looking !== null && seats.includes(looking.seat);
  const all = [
    ...characters.flatMap(({ seat, hand, abilities }) => [
      ...(seats.includes(seat) ? [] : hand),
      ...abilities.draw,
    ]),
    ...COLORS.flatMap((color) => {
      const { cards, seen } = challenges[color];
      return cards.slice(0, cards.length - seen);
    }),
    ...elite,
    ...discoveries,
    ...Object.values(placed).flat(),
    ...(looking && !seesLook ? [looking.token] : []),
  ];
  return [...new Set(all)].filter((one) => !seats.some((seat) => knows(known, seat, one)));
}
