import type { SeatId } from './decision.ts';
import type { GameEvent } from './event.ts';

/** A match as figures are counted from it. */
export interface ToldMatch<View = unknown, Event = GameEvent> {
  /** For `table`, as it stands now or stood in the end. */
  view: View;
  /** Everything that everyone was told, in order. */
  events: readonly Event[];
}

/** Figures of a match, or of several: a column for each of those who are compared, a row for each thing counted. */
export interface MatchStatistics {
  columns: readonly { name: string; seat: SeatId }[];
  rows: readonly StatisticsRow[];
}

export interface StatisticsRow {
  name: string;
  /** One for each column; empty where it is counted for all together only. */
  values: readonly string[];
  /** Of all together; null where that would say nothing. */
  all: string | null;
}

/** What the dice of one kind have shown. */
export interface DiceShown {
  name: string;
  faces: readonly { name: string; count: number }[];
}

/** Somebody was near the end and lived on. */
export interface NarrowEscape {
  round: number;
  /** In the Markdown that Discord knows. */
  text: string;
}

/** Counts things by what they are and whose they are. */
export interface Counter<What extends string> {
  add(what: What, whose: string, amount?: number): void;
  of(what: What, whose: string): number;
}

export function createCounter<What extends string>(): Counter<What> {
  const counted = new Map<What, Map<string, number>>();
  const of = (what: What) => counted.get(what) ?? new Map<string, number>();
  return {
    add(what, whose, amount = 1) {
      const own = of(what);
      own.set(whose, (own.get(whose) ?? 0) + amount);
      counted.set(what, own);
    },
    of: (what, whose) => of(what).get(whose) ?? 0,
  };
}
