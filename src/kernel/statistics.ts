import type { SeatId } from './decision.ts';
import type { GameEvent } from './event.ts';

/** A match as figures are counted from it. */
export interface ToldMatch<View = unknown, Event = GameEvent> {
  /** The view of `table`, as it stands now or stood at the end. */
  view: View;
  /** Everything that everyone was told, in order. */
  events: readonly Event[];
}

/**
 * Figures of one or several matches: a column for each player or character compared, a row for each thing
 * counted.
 */
export interface MatchStatistics {
  columns: readonly { name: string; seat: SeatId }[];
  rows: readonly StatisticsRow[];
}

export interface StatisticsRow {
  name: string;
  /** One for each column; empty if it is only counted for all together. */
  values: readonly string[];
  /** For all together; null if that would say nothing. */
  all: string | null;
}

/** What the dice of one kind have shown. */
export interface DiceShown {
  name: string;
  faces: readonly { name: string; count: number }[];
}

/** Somebody came close to death and survived. */
export interface NarrowEscape {
  round: number;
  /** In the Markdown that Discord knows. */
  text: string;
}

/** Counts things by kind and owner. */
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
