import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { seedRandom, shuffle } from '../../kernel/random.ts';
import { seedOf } from '../seeds.ts';
import { compareForecasts, type Sample } from './comparing.ts';
import { compareFights, everyFighter, everyFoe } from './every-fight.ts';
import type { AdventureMatch } from './playing-out.ts';

/** What fits into minutes for a hundred games. */
const SAMPLE: Sample = { certain: 2, combat: 24, attack: 60, journey: 2_500, deck: 1_500 };

/** Everything: some minutes a game, nearly all of them for what is foretold of spaces where nobody goes. */
const ALL: Sample = { certain: 1, combat: 1, attack: 1, journey: 1, deck: 1 };

/** Watches games for what their panels foretell. */
export interface ForecastWatch {
  counts: { forecasts: number; different: number };
  /** Before each choice. Names on stderr what does not come as it was foretold. */
  compare(match: Match, game: number): void;
}

/** What is compared: some forecasts of the games that are played, all of them, or every fight that there can be. */
const PLACES: readonly string[] = ['games', 'every-forecast', 'every-fight'];

/** Throws a RangeError for another place than these, and for a game that foretells nothing that could be compared. */
export function checkForecasts({ rules }: Game, where: string): void {
  if (!PLACES.includes(where)) {
    throw new RangeError(`--forecasts is one of ${PLACES.join(', ')}, not ${where}.`);
  }
  if (rules.id !== 'adventure') {
    throw new RangeError(
      `What ${rules.id} foretells is compared with nothing: --forecasts is for adventure.`,
    );
  }
}

/** Begins to watch games of The Adventure Game. @param where `games`, or `every-forecast` */
export function watchForecasts(seed: number, where: string): ForecastWatch {
  const sample = where === 'every-forecast' ? ALL : SAMPLE;
  const counts = { forecasts: 0, different: 0 };
  const random = seedRandom(seedOf(seed, 0, 'forecasts'));
  return {
    counts,
    compare(match, game) {
      const { forecasts, different } = compareForecasts(match as AdventureMatch, random, sample);
      counts.forecasts += forecasts;
      counts.different += different.length;
      for (const one of different) {
        process.stderr.write(`game ${game}, choice ${match.inputs}: ${one}\n`);
      }
    },
  };
}

/** A throw of each fight, and the chances of some. */
const SAMPLE_OF_FIGHTS: Sample = { certain: 1, combat: 200, attack: 200, journey: 1, deck: 1 };

/**
 * Every character of every level on both sides, with nothing and with each item or card that may have a say,
 * against so many of the foes, other ones each time; against all 130 where there are so many. Prints one
 * line of JSON. @returns the exit code: 1 where something came that was not foretold
 */
export function compareEveryFight(each: number, seed: number): number {
  const random = seedRandom(seedOf(seed, 0, 'fights'));
  const counts = { fights: 0, forecasts: 0, different: 0 };
  const foes = everyFoe();
  for (const fighter of everyFighter()) {
    const against = shuffle(random, [...foes]).slice(0, each);
    const { forecasts, different } = compareFights(fighter, against, random, SAMPLE_OF_FIGHTS);
    counts.fights += against.length;
    counts.forecasts += forecasts;
    counts.different += different.length;
    for (const one of different) process.stderr.write(`${one}\n`);
  }
  process.stdout.write(`${JSON.stringify(counts)}\n`);
  return counts.different > 0 ? 1 : 0;
}
