import { adventureRules } from '../../games/adventure/rules/index.ts';
import type { Choice } from '../../kernel/decision.ts';
import { answer } from '../../kernel/engine.ts';
import { seedRandom, shuffle } from '../../kernel/random.ts';
import type { MatchSetup } from '../../kernel/setup.ts';
import { gameOf, type ThreadTask } from '../thread-task.ts';
import { type Comparing, type Comparison, compareForecasts } from './comparing.ts';
import { compareFights, everyFighter, everyFoe } from './every-fight.ts';
import type { AdventureMatch } from './playing-out.ts';

/** A game that has been played, or a fighter to match against this many foes, different ones each time. */
export type ComparingTask = { seed: string } & (
  | { game: number; setup: MatchSetup; choices: readonly Choice[] }
  | { fighter: number; foes: number }
);

/** Only one in this many of the chances in all possible fights is compared, to save time. */
const ONE_IN = 200;

/** Runs on threads of their own: compares what panels foretell with what happens. */
export default async (told: ThreadTask<ComparingTask>): Promise<Comparison> => {
  await gameOf(told);
  const { task } = told;
  const random = seedRandom(task.seed);
  if ('game' in task) return inGame(task, { random, oneIn: 1 });
  const fighter = everyFighter()[task.fighter];
  if (!fighter) throw new RangeError(`There is no fighter ${task.fighter}.`);
  const foes = shuffle(random, [...everyFoe()]).slice(0, task.foes);
  return compareFights(fighter, foes, { random, oneIn: ONE_IN });
};

/** Before each choice of a game. */
function inGame(
  { game, setup, choices }: Extract<ComparingTask, { game: number }>,
  how: Comparing,
): Comparison {
  const { match } = adventureRules.setup(structuredClone(setup));
  const all: Comparison = { forecasts: 0, different: [] };
  for (const choice of choices) {
    const { forecasts, different } = compareForecasts(match as AdventureMatch, how);
    all.forecasts += forecasts;
    all.different.push(...different.map((one) => `game ${game}, choice ${match.inputs}: ${one}`));
    const result = answer(adventureRules.procedures, match, choice);
    if (!result.accepted) throw new Error(`A choice of the game was refused: ${result.refusal}`);
  }
  return all;
}
