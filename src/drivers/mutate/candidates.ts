import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from '@stryker-mutator/api/core';
import type { Logger } from '@stryker-mutator/api/logging';
import { commonTokens } from '@stryker-mutator/api/plugin';
import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { createInjector } from 'typed-inject';
import { keyOf, type MutantKey } from './sample.ts';
import { wordsOfFaults } from './words-of-faults.ts';

export interface Candidate {
  key: MutantKey;
  mutant: Mutant;
}

/** Every mutant that Stryker would make of what is written by hand below these folders, but those in words of faults. */
export async function candidatesIn(root: string, folders: readonly string[]): Promise<Candidate[]> {
  const files = folders.flatMap((folder) => sources(root, folder));
  const instrumenter = createInjector()
    .provideValue(commonTokens.logger, SILENT)
    .provideValue(commonTokens.options, {} as never)
    .provideValue(commonTokens.fileDescriptions, {})
    .injectFunction(createInstrumenter);
  const { mutants } = await instrumenter.instrument(
    files.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [wordsOfFaults] },
  );
  return mutants
    .filter(({ status }) => status === undefined)
    .map((mutant) => ({ key: keyOf(mutant, root, 0), mutant }));
}

function sources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(^|\/)generated\//.test(name))
    .map((name) => join(root, folder, name))
    .sort();
}

const nothing = () => {};
const SILENT: Logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};
