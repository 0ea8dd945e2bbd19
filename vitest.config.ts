import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { OTHERS, PRACTICE } from './tests/behaviour/scenarios.ts';
import { SecondTries } from './tests/behaviour/second-tries.ts';
import { CHANGING } from './tests/support/changing.ts';
import { LeftOut } from './tests/support/left-out.ts';
import { ONLY_LONG } from './tests/support/long-tests.ts';

/** What takes longest comes first, so that no worker is left with it at the end while the others idle. */
const LONG = ['/tests/drivers/', '/tests/end-to-end/', '/tests/docs/', '/tests/starting/'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG.some((folder) => moduleId.includes(folder));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Scenarios of the rules share processes, which spares loading all cards for each file of them. */
const shared = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include, isolate: false },
});

/** Databases, processes and sockets in real time; `SecondTries` lists what needed it. */
const inRealTime = (name: string, include: string[], exclude: string[]) => ({
  name,
  include,
  exclude: [...exclude, ONLY_LONG, ...PRACTICE, ...OTHERS],
  retry: 1,
});

export default defineConfig({
  test: {
    // More files at a time than there are cores: much of the time goes by waiting.
    maxWorkers: availableParallelism() + 2,
    // What a file was turned into is kept by what it says, for as long as the packages stay the same.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    sequence: { sequencer: LongFirst },
    reporters: ['default', new SecondTries(), new LeftOut()],
    // None takes long with nothing else running; this is for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A failure says what differs: CI's log may be all that is left of it.
    chaiConfig: { truncateThreshold: 2_000 },
    setupFiles: ['tests/support/expect-scenarios-over.ts'],
    projects: [
      { extends: true, test: inRealTime('alone', CHANGING, []) },
      // To load the bot, cards and texts takes longer than most of these files, and what is loaded runs ever faster.
      {
        extends: true,
        test: { ...inRealTime('together', ['tests/**/*.test.ts'], CHANGING), isolate: false },
      },
      shared('scenarios', OTHERS),
      shared('scenarios with practice cards', PRACTICE),
    ],
  },
});
