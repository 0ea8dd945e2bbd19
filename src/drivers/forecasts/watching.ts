import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { seedRandom } from '../../kernel/random.ts';
import { seedOf } from '../seeds.ts';
import { compareForecasts, type Sample } from './comparing.ts';
import type { AdventureMatch } from './playing-out.ts';

/** Chances take 36 fights each, those of a deck some hundreds: what fits into minutes. */
const SAMPLE: Sample = { combat: 8, attack: 60, journey: 2_500, deck: 1_500 };

/** Watches games for what their panels foretell. */
export interface ForecastWatch {
  counts: { forecasts: number; different: number };
  /** Before each choice. Names on stderr what does not come as it was foretold. */
  compare(match: Match, game: number): void;
}

/** Throws a RangeError for a game that foretells nothing that could be compared. */
export function watchForecasts({ rules }: Game, seed: number): ForecastWatch {
  if (rules.id !== 'adventure') {
    throw new RangeError(
      `What ${rules.id} foretells is compared with nothing: --forecasts is for adventure.`,
    );
  }
  const counts = { forecasts: 0, different: 0 };
  const random = seedRandom(seedOf(seed, 0, 'forecasts'));
  return {
    counts,
    compare(match, game) {
      const { forecasts, different } = compareForecasts(match as AdventureMatch, random, SAMPLE);
      counts.forecasts += forecasts;
      counts.different += different.length;
      for (const one of different) {
        process.stderr.write(`game ${game}, choice ${match.inputs}: ${one}\n`);
      }
    },
  };
}
