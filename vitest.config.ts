import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // One test file a core: much of the time goes by waiting, so that none has to be spared.
    maxWorkers: '100%',
    // None takes long where nothing else runs; this is for a machine that is busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
