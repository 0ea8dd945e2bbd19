import type { Choice } from '../../kernel/decision.ts';
import type { Game } from '../../kernel/game.ts';
import type { MatchSetup } from '../../kernel/setup.ts';
import { seedOf } from '../seeds.ts';
import { type Compared, compareOnThreads } from './comparing-threads.ts';
import { everyFighter } from './every-fight.ts';

/** Compares what the panels of games have foretold, while more of them are played. */
export interface ForecastWatch {
  /** When a game has been played: with everything that was chosen in it. */
  played(game: number, setup: MatchSetup, choices: readonly Choice[]): void;
  /** Waits until all have been compared. */
  all(): Promise<Compared>;
}

/** What is compared: every forecast of the games that are played, or those of every possible fight. */
const PLACES: readonly string[] = ['games', 'every-fight'];

/** Throws a RangeError for any other place, and for a game that foretells nothing that could be compared. */
export function checkForecasts({ rules }: Game, where: string): void {
  if (!PLACES.includes(where)) {
    throw new RangeError(`--forecasts: ${PLACES.join(', ')}, not ${where}.`);
  }
  if (rules.id !== 'adventure') {
    throw new RangeError(`--forecasts is for adventure only; ${rules.id} has nothing to compare.`);
  }
}

/** Begins to watch games of The Adventure Game. */
export function watchForecasts(seed: number): ForecastWatch {
  const { add, all } = compareOnThreads();
  return {
    all,
    played: (game, setup, choices) =>
      add({ seed: seedOf(seed, game, 'forecasts'), game, setup, choices }),
  };
}

/**
 * Every character of every level on both sides, with nothing and with each item or card that may have an
 * effect, against this many of the foes, different ones each time; or against all 130 if that many are asked
 * for. Prints one line of JSON.
 * @returns the exit code: 1 if something came that was not foretold
 */
export async function compareEveryFight(foes: number, seed: number): Promise<number> {
  const { add, all } = compareOnThreads();
  for (const fighter of everyFighter().keys()) {
    add({ seed: seedOf(seed, fighter, 'fights'), fighter, foes });
  }
  const compared = await all();
  process.stdout.write(`${JSON.stringify(compared)}\n`);
  return compared.different > 0 ? 1 : 0;
}
