import { defineConfig } from 'vitest/config';

/** The tests that run in Stryker's process: mutants aren't planted in processes that a test starts. */
export default defineConfig({
  test: {
    include: ['tests/{kernel,games,rules,companions,table,store,discord}/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
