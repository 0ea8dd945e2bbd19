import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { OTHERS, PRACTICE } from './scenarios.ts';

const group = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include },
});

/** See `planting.ts`. Files share processes: otherwise loading them would take most of the time. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    isolate: false,
    maxWorkers: '100%',
    setupFiles: ['tests/behaviour/planting.ts'],
    reporters: ['tests/behaviour/report.ts'],
    testTimeout: 60_000,
    // The one hook plays a test again for each part that it has used.
    hookTimeout: 600_000,
    projects: [group('practice', PRACTICE), group('others', OTHERS)],
  },
});
