import type { SeatId } from '../../../../kernel/decision.ts';
import { forget, forgetOneOf, type Knowledge, note } from '../../../../kernel/knowledge.ts';
import { characterOf, othersThan } from '../queries/characters.ts';
import type { AdventureState } from '../state.ts';
import { type CardId, printedOn, type TokenId } from '../terms.ts';

/** A seat looks at something that lies face down and stays there. */
export const lookAt = (
  state: AdventureState,
  seat: SeatId,
  things: readonly (CardId | TokenId)[],
): void => note(knownIn(state), things, [seat]);

/** Everyone sees what is put back face down. */
export const showTo = (state: AdventureState, things: readonly (CardId | TokenId)[]): void =>
  note(
    knownIn(state),
    things,
    state.characters.map(({ seat }) => seat),
  );

/** Puts cards that everyone sees into a hand. */
export function takeOpenly(state: AdventureState, seat: SeatId, card: CardId): void {
  characterOf(state, seat).hand.push(card);
  note(
    knownIn(state),
    [card],
    othersThan(state, seat).map((other) => other.seat),
  );
}

/** Puts cards into a hand that nobody sees who did not know them already. */
export function takeSecretly(state: AdventureState, seat: SeatId, cards: readonly CardId[]): void {
  characterOf(state, seat).hand.push(...cards);
  forget(knownIn(state), cards, [seat]);
}

/**
 * Everyone sees a card that leaves a hand. Who knew of one like it there can't tell which of them it is.
 */
export function takeFromHand(state: AdventureState, seat: SeatId, card: CardId): void {
  const { hand } = characterOf(state, seat);
  const index = hand.indexOf(card);
  if (index < 0) throw new Error(`${seat} does not hold ${card}.`);
  hand.splice(index, 1);
  const known = knownIn(state);
  const alike = hand.filter((other) => printedOn(other) === printedOn(card));
  forgetOneOf(
    known,
    card,
    alike,
    othersThan(state, seat).map((other) => other.seat),
  );
  forget(known, [card]);
}

/** These lie open now, or have been shuffled. */
export const noteUnknown = (state: AdventureState, things: readonly (CardId | TokenId)[]): void =>
  forget(knownIn(state), things);

function knownIn(state: AdventureState): Knowledge {
  state.known ??= {};
  return state.known;
}
