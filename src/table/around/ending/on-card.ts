import type { Consequence } from '../../match/consequence.ts';
import type { TableContext } from '../../match/context.ts';
import { lobbySlot } from '../../telling/notices/lobby-slot.ts';

/** The card of a match says when it is over. */
export const endOnCard: Consequence<TableContext> = {
  done: (_, { state, now }) => (state.outcome === null ? [] : [lobbySlot(now)]),
};
