import { defineConfig } from 'vitest/config';

/** The tests that run in Stryker's process: no mutant is planted in one that a test starts. */
export default defineConfig({
  test: {
    include: ['tests/{kernel,games,rules,companions,table,store,discord}/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
