import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LogLevel, MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import type { Candidate } from './candidates.ts';
import { keyOf } from './sample.ts';
import { ROOT_VARIABLE, SAMPLE_CHECKER, SAMPLE_VARIABLE } from './sample-checker.ts';
import { WORDS_OF_FAULTS } from './words-of-faults.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Plants each mutant in a copy of the project and runs the tests that reach it until one fails.
 *
 * @param root the project's folder
 * @param concurrency test runners side by side, one a core
 */
export async function testMutants(
  root: string,
  drawn: readonly Candidate[],
  concurrency: number,
): Promise<MutantResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'threadbound-mutants-'));
  process.env[SAMPLE_VARIABLE] = JSON.stringify(drawn.map(({ key }) => key));
  process.env[ROOT_VARIABLE] = root;
  try {
    const results = await new Stryker({
      mutate: drawn.map(rangeOf(root)),
      testRunner: 'vitest',
      plugins: [
        '@stryker-mutator/vitest-runner',
        here('sample-checker.ts'),
        here('words-of-faults.ts'),
      ],
      checkers: [SAMPLE_CHECKER],
      checkerNodeArgs: ['--import', 'tsx'],
      ignorers: [WORDS_OF_FAULTS],
      coverageAnalysis: 'perTest',
      concurrency,
      reporters: ['progress-append-only'],
      logLevel: 'error' as LogLevel,
      tempDirName: folder,
      tsconfigFile: 'none',
      disableTypeChecks: false,
      allowConsoleColors: false,
      dryRunTimeoutMinutes: 30,
      vitest: { configFile: 'src/drivers/mutate/vitest.config.ts', related: false },
    }).runMutationTest();
    const keys = new Set(drawn.map(({ key }) => key));
    return results.filter((result) => keys.has(keyOf(result, root, 1)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The way Stryker names a place: lines from 1, columns from 0. */
const rangeOf =
  (root: string) =>
  ({ mutant }: Candidate): string => {
    const { start, end } = mutant.location;
    const file = mutant.fileName.slice(root.length + 1);
    return `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
  };
