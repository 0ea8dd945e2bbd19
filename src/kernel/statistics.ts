import type { SeatId } from './decision.ts';

/** Figures of a match: a column for each of those who are compared, a row for each thing counted. */
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
