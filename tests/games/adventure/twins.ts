import { COLORS, discoveryOf, printedOn } from '../../../src/games/adventure/rules/terms.ts';
import type { SeatId } from '../../../src/kernel/decision.ts';
import { knows } from '../../../src/kernel/knowledge.ts';
import { seedRandom, shuffle } from '../../../src/kernel/random.ts';
import type { AdventureMatch } from './random-games.ts';

/** The same match, except that something only some seats can see is different. */
export interface Twin {
  twin: AdventureMatch;
  /** What lies elsewhere. */
  moved: string[];
  /** What lies among it: chance may take another one. */
  beside: string[];
  /** Seats that may know a difference. */
  knowing: SeatId[];
}

const knowing = ({ state, seats }: AdventureMatch, things: readonly string[]): SeatId[] =>
  seats.filter((seat) => things.some((one) => knows(state.known ?? {}, seat, one)));

/** Exchanges two things between two piles. */
function swap(one: string[], other: string[], things: readonly [string, string]): void {
  const [here, there] = [one.indexOf(things[0]), other.indexOf(things[1])];
  one[here] = things[1];
  other[there] = things[0];
}

/** A card of a hand is swapped with one that lies deep in the deck; null if all are alike. */
export function withOtherHand(match: AdventureMatch, seat: SeatId): Twin | null {
  const twin = structuredClone(match);
  const { hand, abilities } = twin.state.characters.find((one) => one.seat === seat)!;
  for (const held of hand) {
    const other = abilities.draw.find((card) => printedOn(card) !== printedOn(held));
    if (other === undefined) continue;
    swap(hand, abilities.draw, [held, other]);
    const moved = [held, other];
    return { twin, moved, beside: hand, knowing: [seat, ...knowing(match, moved)] };
  }
  return null;
}

/**
 * As many cards of a hand as possible are copies of one, taken from the deck; null if they already are, or all
 * cards but one lie elsewhere.
 */
export function withCopiesInHand(match: AdventureMatch, seat: SeatId): Twin | null {
  const twin = structuredClone(match);
  const { hand, abilities } = twin.state.characters.find((one) => one.seat === seat)!;
  const { draw } = abilities;
  const held = [...hand];
  const copiesOf = (card: string) =>
    [...held, ...draw].filter((other) => printedOn(other) === printedOn(card));
  const [most] = held.toSorted((one, other) => copiesOf(other).length - copiesOf(one).length);
  if (most === undefined) return null;
  const isCopy = (card: string) => printedOn(card) === printedOn(most);
  const moved: string[] = [];
  for (const card of held.filter((one) => !isCopy(one))) {
    const copy = draw.find(isCopy);
    if (copy === undefined) break;
    swap(hand, draw, [card, copy]);
    moved.push(card, copy);
  }
  if (moved.length === 0) return null;
  return { twin, moved, beside: hand, knowing: [seat, ...knowing(match, moved)] };
}

/** A discovery on the board is swapped with the one that would be found last; null if they are alike. */
export function withOtherDiscovery(match: AdventureMatch, space: string): Twin | null {
  const twin = structuredClone(match);
  const { placed, discoveries, looking } = twin.state;
  const lying = placed[space] ?? [];
  const [token] = lying;
  if (token === undefined || looking?.token === token) return null;
  const other = discoveries.find((one) => discoveryOf(one) !== discoveryOf(token));
  if (other === undefined) return null;
  swap(lying, discoveries, [token, other]);
  const moved = [token, other];
  return { twin, moved, beside: [], knowing: knowing(match, moved) };
}

/** Every deck lies in another order, as far as nobody knows where anything is. */
export function withOtherDecks(match: AdventureMatch, seed: number): Twin {
  const twin = structuredClone(match);
  const { characters, challenges, elite, discoveries, known = {} } = twin.state;
  const random = seedRandom(seed.toString(16).padStart(32, 'd'));
  const moved: string[] = [];
  const reorder = (deck: string[], end = deck.length) => {
    const isUnknown = (one: string, index: number) => index < end && known[one] === undefined;
    const unknown = shuffle(random, deck.filter(isUnknown));
    moved.push(...unknown);
    deck.splice(
      0,
      deck.length,
      ...deck.map((one, i) => (isUnknown(one, i) ? unknown.pop()! : one)),
    );
  };
  for (const { abilities } of characters) reorder(abilities.draw);
  for (const { cards, seen } of COLORS.map((color) => challenges[color])) {
    reorder(cards, cards.length - seen);
  }
  for (const deck of [elite, discoveries]) reorder(deck);
  return { twin, moved, beside: [], knowing: [] };
}
