import type { SeatId } from '../../../../kernel/decision.ts';
import { takeTop } from '../../../../kernel/deck.ts';
import { shuffle } from '../../../../kernel/random.ts';
import { godsOf, isPlayerDenied, playsWith } from '../queries/realms.ts';
import type { AltarRun, AltarState } from '../state.ts';
import { type CardId, type FollowerId, followerOf, takeCard } from '../terms.ts';
import { noteUnknown, takeOpenly, takeSecretly } from './knowing.ts';

/** What a player may draw from now (AL-026, AL-059). */
export interface Sources {
  deck: boolean;
  /** Face-up cards that may be taken. */
  row: readonly CardId[];
  /** The top of the discard pile, for a god who may take it. */
  discard: FollowerId | null;
}

export function sourcesFor(state: AltarState, seat: SeatId): Sources {
  const deck = state.deck.length > 0;
  const top = state.discard.at(-1) ?? null;
  return {
    deck,
    row: isPlayerDenied(state, seat, 'row') ? [] : state.row,
    discard: deck && top && playsWith(state, seat, 'draws-discard') ? followerOf(top) : null,
  };
}

/** Draws the top cards of the deck into a hand; only the seat itself sees which. Draws fewer if the deck runs out. */
export function drawFromDeck(run: AltarRun, seat: SeatId, amount: number): void {
  const { state } = run;
  const cards = takeTop(state.deck, amount);
  if (cards.length === 0) return;
  takeSecretly(state, seat, cards);
  const args = { gods: godsOf(state, seat), amount: cards.length };
  run.emitTo(
    [seat],
    { type: 'cards-drawn-by-you', args: { ...args, cards } },
    { type: 'cards-drawn', args },
  );
}

/** Takes a face-up card; everyone sees which. */
export function takeFromRow(run: AltarRun, seat: SeatId, follower: FollowerId): void {
  const { state } = run;
  const card = takeCard(state.row, follower);
  takeOpenly(state, seat, card);
  run.emit('card-taken', { gods: godsOf(state, seat), card, from: 'row' });
}

export function takeFromDiscard(run: AltarRun, seat: SeatId, follower: FollowerId): void {
  const { state } = run;
  // The topmost of several copies, because that is the one Darkness draws.
  const card = takeCard(state.discard.reverse(), follower);
  state.discard.reverse();
  takeOpenly(state, seat, card);
  run.emit('card-taken', { gods: godsOf(state, seat), card, from: 'discard' });
}

/** Fills the empty spots of the row as far as the deck lasts (AL-027). */
export function refillRow(run: AltarRun): void {
  const { state } = run;
  const cards: CardId[] = [];
  while (state.row.length + cards.length < state.rowSize) {
    const card = state.deck.pop();
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length === 0) return;
  state.row.push(...cards);
  noteUnknown(state, cards);
  run.emit('row-filled', { cards });
}

/** Shuffles the face-up cards into the deck and reveals new ones (AL-046). */
export function renewRow(run: AltarRun, seat: SeatId): void {
  const { state } = run;
  state.deck.push(...state.row);
  shuffle(run.match.random, state.deck);
  noteUnknown(state, state.deck);
  state.row = [];
  run.emit('row-renewed', { gods: godsOf(state, seat) });
  refillRow(run);
}
