import type { MutantResult } from '@stryker-mutator/api/core';
import { keyOf } from './sample.ts';

export interface Judgement {
  /** Mutants planted. */
  mutants: number;
  /** Mutants that made a test fail, or run without an end. */
  killed: number;
  /** Killed of planted, from 0 to 1. */
  share: number;
  /** File, place, mutator and replacement of each that no test noticed. */
  survivors: string[];
}

/** Counts. A mutant that no test reaches has survived. */
export function judge(results: readonly MutantResult[], root: string): Judgement {
  const survivors = results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(
      (result) => `${keyOf(result, root, 1)}${result.status === 'NoCoverage' ? ' (no test)' : ''}`,
    )
    .sort();
  const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const share = results.length === 0 ? 0 : killed / results.length;
  return { mutants: results.length, killed, share: Math.round(share * 1000) / 1000, survivors };
}
