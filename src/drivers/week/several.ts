import { median, quantile } from '../bench/statistics.ts';
import type { WeekFigures } from './week-figures.ts';

/** What weeks that were played from several seeds come to together. */
export function severalFigures(seeds: readonly number[], weeks: readonly WeekFigures[]) {
  const rounds = weeks.map((week) => week.rounds);
  const over = weeks.filter((week) => week.over);
  const days = over.map((week) => week.days);
  return {
    seeds,
    rounds: { median: median(rounds), least: Math.min(...rounds) },
    over: over.length,
    /** Until it was over, of those that were. */
    daysUntilOver:
      over.length === 0
        ? null
        : { median: median(days), least: quantile(days, 0), most: quantile(days, 1) },
  };
}
