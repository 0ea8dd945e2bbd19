import type { SeatId } from '../../../../kernel/decision.ts';
import { forget, forgetOneOf, type Knowledge, note } from '../../../../kernel/knowledge.ts';
import { playerOf } from '../queries/realms.ts';
import type { AltarState } from '../state.ts';
import { type CardId, type FollowerId, followerOf, takeCard } from '../terms.ts';

/** A seat looks at cards of the deck. */
export const lookAt = (state: AltarState, seat: SeatId, cards: readonly CardId[]): void =>
  note(knownIn(state), cards, [seat]);

/** Puts cards that everyone sees into a hand. */
export function takeOpenly(state: AltarState, seat: SeatId, card: CardId): void {
  playerOf(state, seat).hand.push(card);
  note(knownIn(state), [card], othersThan(state, seat));
}

/** Puts cards into a hand that only seats who knew them already can identify. */
export function takeSecretly(state: AltarState, seat: SeatId, cards: readonly CardId[]): void {
  playerOf(state, seat).hand.push(...cards);
  forget(knownIn(state), cards, [seat]);
  noteDrawn(state, seat);
}

/** Which card it is stays the seat's secret; everyone sees that there is one. */
function noteDrawn({ turn }: AltarState, seat: SeatId): void {
  if (turn?.seat === seat) turn.drew = true;
}

/** Takes a card of this name out of a hand, for everyone to see. */
export function takeFromHand(state: AltarState, seat: SeatId, follower: FollowerId): CardId {
  const card = takeCard(playerOf(state, seat).hand, follower);
  noteShown(state, seat, card);
  return card;
}

/** Everyone sees a card that has left a hand. A seat that knew of a copy there can't tell which one it is. */
export function noteShown(state: AltarState, seat: SeatId, card: CardId): void {
  const known = knownIn(state);
  forgetOneOf(known, card, alikeIn(state, seat, card), othersThan(state, seat));
  forget(known, [card]);
}

/**
 * Puts a card that has been taken out of one hand into another: these two see which, and nobody else can tell
 * whether it was a card they knew of.
 */
export function passOn(state: AltarState, from: SeatId, to: SeatId, card: CardId): void {
  const known = knownIn(state);
  const onlookers = othersThan(state, from).filter((seat) => seat !== to);
  forget(known, [card, ...playerOf(state, from).hand], onlookers);
  forgetOneOf(known, card, alikeIn(state, from, card), [to]);
  playerOf(state, to).hand.push(card);
  note(known, [card], [from]);
  noteDrawn(state, to);
}

/** These cards now lie open, or have been shuffled. */
export const noteUnknown = (state: AltarState, cards: readonly CardId[]): void =>
  forget(knownIn(state), cards);

function knownIn(state: AltarState): Knowledge {
  state.known ??= {};
  return state.known;
}

const alikeIn = (state: AltarState, seat: SeatId, card: CardId): CardId[] =>
  playerOf(state, seat).hand.filter((other) => followerOf(other) === followerOf(card));

const othersThan = ({ players }: AltarState, seat: SeatId): SeatId[] =>
  players.map((player) => player.seat).filter((other) => other !== seat);
