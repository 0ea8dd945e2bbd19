import { afterEach, beforeEach } from 'vitest';
import { takeScenario } from './scenario-over.ts';

/**
 * A scenario that leaves a question open, something unresolved or dice unused fails by itself. A setup file of
 * the tests: files share processes, and a hook that a support file registers on loading holds for the first of
 * them only.
 */

beforeEach(() => {
  takeScenario();
});

afterEach((context) => {
  const scenario = takeScenario();
  if (context.task.result?.state !== 'fail') scenario?.expectDone();
});
