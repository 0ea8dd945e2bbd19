import { median, quantile } from '../bench/statistics.ts';
import type { WeekFigures } from './week-figures.ts';

/** The totals of weeks that were played from several seeds. */
export function severalFigures(seeds: readonly number[], weeks: readonly WeekFigures[]) {
  const rounds = weeks.map((week) => week.rounds);
  const over = weeks.filter((week) => week.over);
  const days = over.map((week) => week.days);
  return {
    seeds,
    rounds: { median: median(rounds), least: Math.min(...rounds) },
    over: over.length,
    /** Days until it was over, for those that were. */
    daysUntilOver:
      over.length === 0
        ? null
        : { median: median(days), least: quantile(days, 0), most: quantile(days, 1) },
  };
}
