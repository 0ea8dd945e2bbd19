import type { SeatId } from '../../../../kernel/decision.ts';
import { definition } from '../cards/library.ts';
import { LIMITS, RULINGS } from '../rulings.ts';
import type { AltarState, Realm } from '../state.ts';
import { type CardId, type FollowerId, followerOf } from '../terms.ts';
import { isDenied, playerOf } from './realms.ts';

/** What a card in the hand counts for (AL-036); 0 without the symbol. */
export const ritualValue = (card: CardId): number =>
  Math.min(definition(card).ritual ?? 0, RULINGS.mostValueOfOneCard);

/** What a card in the player's worship area counts for: double (AL-037), but never more than two. */
export const worshipperValue = (card: CardId): number =>
  Math.min(2 * (definition(card).ritual ?? 0), RULINGS.mostValueOfOneCard);

/** Whether a Shrine can be built in a Realm at all (AL-038, AL-040, AL-044). */
export const mayBuild = (state: AltarState, realm: Realm): boolean =>
  realm.shrines < LIMITS.shrines && state.shrines > 0 && !isDenied(state, realm, 'ritual');

/**
 * Every set of cards that is worth a Shrine and could not spare a card (AL-029, AL-035), each as one word:
 * `amazon*+seer`, with a star for a card that worships. The value counts, not the number of cards, and a
 * surplus is lost (AL-C5). Copies are interchangeable.
 */
export function ritualsFor(state: AltarState, seat: SeatId, realm: Realm): string[] {
  if (!mayBuild(state, realm)) return [];
  const cards: Counted[] = [
    ...realm.worshippers.map((card) => ({
      name: `${followerOf(card)}*`,
      value: worshipperValue(card),
    })),
    ...playerOf(state, seat).hand.map((card) => ({
      name: followerOf(card),
      value: ritualValue(card),
    })),
  ];
  const counting = cards.filter(({ value }) => value > 0);
  counting.sort(greatestFirst);
  return [...new Set(setsOf(counting, LIMITS.ritual))];
}

interface Counted {
  name: string;
  value: number;
}

const greatestFirst = (one: Counted, other: Counted): number =>
  other.value - one.value || Number(one.name > other.name) - Number(one.name < other.name);

/**
 * The ways to reach a value with cards in descending order of value: the last one taken is the smallest and
 * was needed, so every other one was needed too.
 */
function setsOf(cards: readonly Counted[], needed: number): string[] {
  return cards.flatMap(({ name, value }, index) =>
    value >= needed
      ? [name]
      : setsOf(cards.slice(index + 1), needed - value).map((rest) => `${name}+${rest}`),
  );
}

/** The cards of a Ritual, by what is printed on them. */
export function ritualCards(ritual: string): { hand: FollowerId[]; worshippers: FollowerId[] } {
  const cards = ritual.split('+');
  return {
    worshippers: cards.filter((card) => card.endsWith('*')).map((card) => card.slice(0, -1)),
    hand: cards.filter((card) => !card.endsWith('*')),
  };
}
