import { defineConfig } from 'vitest/config';

/** The tests that run in this process: a mutant is not planted in a process that a test starts. */
export default defineConfig({
  test: {
    include: ['tests/{kernel,games,rules,companions,table,store,discord}/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
