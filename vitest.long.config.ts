import { defineConfig } from 'vitest/config';
import { SecondTries } from './tests/behaviour/second-tries.ts';
import { ONLY_LONG, WITH_MORE_SEEDS } from './tests/support/long-tests.ts';

/** What takes too long for `npm test`; `.ci/run` runs both. */
export default defineConfig({
  test: {
    include: [ONLY_LONG, ...WITH_MORE_SEEDS],
    maxWorkers: '100%',
    env: { LONG_TESTS: '1' },
    retry: 1,
    reporters: ['default', new SecondTries()],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    chaiConfig: { truncateThreshold: 2_000 },
    setupFiles: ['tests/support/expect-scenarios-over.ts'],
  },
});
