import type { Consequence } from '../consequence.ts';
import type { TableContext } from '../context.ts';
import { lobbySlot } from '../telling/lobby-slot.ts';

/** The card of a match says when it is over. */
export const endOnCard: Consequence<TableContext> = {
  done: (_, { state, now }) => (state.outcome === null ? [] : [lobbySlot(now)]),
};
