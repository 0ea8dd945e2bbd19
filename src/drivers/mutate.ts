/**
 * Do the tests notice when the code is wrong? Plants mutants, drawn by chance, in the kernel, the rules,
 * the table, the store and publishing (Stryker does it), and runs the tests that reach them.
 * Prints each survivor as it stands, then one line of JSON; exits with 1 when too many survive.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readArguments, wholeNumber } from './arguments.ts';
import { candidatesIn } from './mutate/candidates.ts';
import { judge } from './mutate/judging.ts';
import { sampleOf } from './mutate/sample.ts';
import { testMutants } from './mutate/testing.ts';

/** Where a fault would cost a match. */
const FOLDERS = [
  'src/kernel',
  'src/games/altar-quest/rules',
  'src/games/altar/rules',
  'src/table',
  'src/store',
  'src/discord/publish',
];

/** The least share of mutants that the tests must notice. */
const LEAST_SHARE = 0.9;

const options = readArguments(
  'npm run -s mutate -- [--sample 60] [--seed 1] [--within src/kernel]',
  {
    sample: wholeNumber(1, 60),
    seed: wholeNumber(0, 1),
    /** Only mutants in files whose path begins so. */
    within: z.string().default('src'),
  },
);

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const candidates = (await candidatesIn(root, FOLDERS)).filter(({ key }) =>
  key.startsWith(options.within),
);
if (candidates.length === 0) {
  process.stderr.write(
    `There is nothing to mutate in ${options.within}; it is one of ${FOLDERS.join(', ')}, or inside.\n`,
  );
  process.exit(2);
}
const drawn = sampleOf(candidates, options.sample, options.seed);
const result = judge(await testMutants(root, drawn, availableParallelism()), root);
process.stdout.write(`${JSON.stringify({ candidates: candidates.length, ...result })}\n`);
process.exit(result.share >= LEAST_SHARE ? 0 : 1);
