import { type Checker, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { keyOf } from './sample.ts';

/** Where the checker, in a process of its own, finds what was drawn: a JSON list of keys, and the project's folder. */
export const SAMPLE_VARIABLE = 'MUTATION_SAMPLE';
export const ROOT_VARIABLE = 'MUTATION_ROOT';

/**
 * Lets through what was drawn. Stryker mutates whole ranges, and a range holds every smaller mutant
 * inside it too.
 */
const sampleChecker: Checker = {
  init: async () => {},
  check: async (mutants: Mutant[]) => {
    const drawn = new Set<string>(JSON.parse(process.env[SAMPLE_VARIABLE] ?? '[]'));
    const root = process.env[ROOT_VARIABLE] ?? '';
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        drawn.has(keyOf(mutant, root, 0))
          ? { status: CheckStatus.Passed as const }
          : { status: CheckStatus.CompileError as const, reason: 'not drawn' },
      ]),
    );
  },
  group: async (mutants: Mutant[]) => [mutants.map(({ id }) => id)],
};

export const SAMPLE_CHECKER = 'sample';

/** What Stryker loads. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Checker, SAMPLE_CHECKER, sampleChecker),
];
