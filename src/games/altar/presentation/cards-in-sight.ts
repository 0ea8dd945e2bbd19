import type { SeatId } from '../../../kernel/decision.ts';
import { followerDeck } from '../rules/setup.ts';
import type { CardId, GodId } from '../rules/terms.ts';
import type { AltarView } from '../rules/view.ts';

/** Where a card that a viewer sees lies. Words: `altar.whereabouts.place.<in>`. */
export type Place =
  | { in: 'hand' | 'row' | 'discard' | 'playing' | 'looking' }
  | { in: 'influences'; seat: SeatId }
  | { in: 'worshippers'; god: GodId };

export interface SeenCard {
  card: CardId;
  place: Place;
}

/** Every card that the viewer sees, with its place. */
export const cardsInSight = (view: AltarView): SeenCard[] => [
  ...view.players.flatMap(({ hand }) => at(hand ?? [], { in: 'hand' })),
  ...at(view.row, { in: 'row' }),
  ...view.realms.flatMap(({ god, worshippers }) => at(worshippers, { in: 'worshippers', god })),
  ...view.players.flatMap(({ seat, influences }) => at(influences, { in: 'influences', seat })),
  ...at(view.playing === null ? [] : [view.playing], { in: 'playing' }),
  ...at(view.looking ?? [], { in: 'looking' }),
  ...at(view.discard, { in: 'discard' }),
];

const at = (cards: readonly CardId[], place: Place): SeenCard[] =>
  cards.map((card) => ({ card, place }));

/** The cards that the viewer does not see: they lie face down, or others hold them. */
export function cardsUnseen(view: AltarView): CardId[] {
  const seen = new Set(cardsInSight(view).map(({ card }) => card));
  return followerDeck(view.players.length, view).filter((card) => !seen.has(card));
}

/** How many cards others hold. */
export const heldByOthers = ({ players }: AltarView): number =>
  players.reduce((sum, { hand, handCount }) => sum + (hand === null ? handCount : 0), 0);
