import type { SeatId } from '../../../../kernel/decision.ts';
import { forget } from '../../../../kernel/knowledge.ts';
import { lookAt, noteUnknown, showTo } from '../changes/knowing.ts';
import type { AdventureState } from '../state.ts';
import type { Work } from './recorded.ts';

/** What a player has seen stays known when it lies face down again. */
export function noteReturned(state: AdventureState, { cards }: Work): void {
  for (const [card, { from, to }] of Object.entries(cards)) {
    const holder = holderOf(state, from.pile);
    if (!isFaceDown(to.pile)) noteUnknown(state, [card]);
    else if (holder !== null) lookAt(state, holder, [card]);
    else if (!isFaceDown(from.pile)) showTo(state, [card]);
    const owner = holderOf(state, to.pile);
    if (owner !== null) noteSeen(state, owner, card);
  }
}

/** Whose hand it is. */
function holderOf({ characters }: AdventureState, pile: string): SeatId | null {
  const [, index] = pile.match(/^characters\/(\d+)\/hand$/) ?? [];
  return index === undefined ? null : (characters[Number(index)]?.seat ?? null);
}

/** A player's knowledge of their own hand isn't noted. */
function noteSeen({ known = {} }: AdventureState, seat: SeatId, card: string): void {
  forget(known, [card], [seat]);
}

/** Challenge cards have two sides and are known by where they lie. */
const isFaceDown = (pile: string): boolean =>
  /^(characters\/\d+\/(hand|abilities\/draw)|elite|discoveries|placed\/.*)$/.test(pile);
