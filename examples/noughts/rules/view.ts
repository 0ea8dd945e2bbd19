import type { SeatId } from '../../../src/kernel/decision.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { MARKS, type Mark } from './board.ts';
import type { NoughtsState } from './vocabulary.ts';

/** What anybody may know: here, everything. A game with secrets asks who the viewer is. */
export interface NoughtsView extends NoughtsState {
  /** Whose turn it is; null when it is over. */
  next: Mark | null;
  /** Null as long as nobody has won. */
  winner: Mark | null;
}

/** Built up from nothing, so that what a later rule hides is not shown by accident. */
export function viewOf({ state: { squares, seats }, open, outcome }: Match<NoughtsState>) {
  const markOf = (seat?: SeatId) => MARKS.find((mark) => seats[mark] === seat) ?? null;
  return {
    squares: [...squares],
    seats,
    next: markOf(open[0]?.seats[0]),
    winner: markOf(outcome?.winners[0]),
  } satisfies NoughtsView;
}
