import { relative } from 'node:path';
import type { Mutant } from '@stryker-mutator/api/core';
import { seedRandom, shuffle } from '../../kernel/random.ts';
import { seedOf } from '../seeds.ts';

/** One change to the source, wherever and by whomever it is found again. */
export type MutantKey = string;

/**
 * Names a mutant by its file within the project, place, mutator and replacement.
 *
 * @param first the number that the first line and column have: Stryker counts from 0 until it reports, then from 1
 */
export const keyOf = (mutant: Mutant, root: string, first: 0 | 1): MutantKey => {
  const file = relative(root, mutant.fileName).replaceAll('\\', '/');
  const place = ({ line, column }: Mutant['location']['start']) =>
    `${line + 1 - first}:${column + 1 - first}`;
  const { start, end } = mutant.location;
  return `${file}:${place(start)}-${place(end)} ${mutant.mutatorName} ${mutant.replacement}`;
};

/** So many mutants, each equally likely, the same for the same seed; all of them where there are fewer. */
export function sampleOf<Candidate extends { key: MutantKey }>(
  candidates: readonly Candidate[],
  size: number,
  seed: number,
): Candidate[] {
  const sorted = [...candidates].sort((a, b) => (a.key < b.key ? -1 : 1));
  return shuffle(seedRandom(seedOf(seed, size, 'mutants')), sorted).slice(0, size);
}
